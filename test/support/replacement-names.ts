const words = (list: string): string[] => list.trim().split(/\s+/u);

/** Given names that no text of the sample contains. */
export const GIVEN_NAMES = words(`
  Adela Barnaby Cecily Dashiell Esme Fergus Giselle Horatio Imogen Jasper Keturah Lysander Mabel Nathaniel
  Octavia Percival Quentin Rosalind Septimus Tabitha Ulric Verity Wilhelm Xanthe Yvette Zebedee Araminta
  Benedict Clarissa Desmond Eudora Frederick Genevieve Hamish Isadora Jerome Kerensa Leopold Millicent Neville
  Ophelia Phineas Romola Sylvester Thomasin Urban Winifred Ambrose Cordelia Florian Hyacinth Isolde Lavinia
  Marmaduke
`);

/** Surnames that no text of the sample contains. */
export const FAMILY_NAMES = words(`
  Ashgrove Blackmore Chillcott Dunmore Eastlake Fairfax Goodwin Hawksley Inchbald Jessop Kirkbride Lockhart
  Mortlake Northcote Oldroyd Penrose Radcliffe Sedgwick Trelawny Underhill Vavasour Whitlock Yeoman Abernathy
  Bickford Crowhurst Danvers Ellicott Frobisher Gascoyne Huxtable Ironside Jephson Kingscote Lambourne Maddox
  Nettleton Osgood Pomfret Ruthven Shackleton Tunnicliffe Uppingham Venables Wetherby Yardley Bellamy Cardew
  Dalrymple Fothergill Grimshaw Holloway Jellicoe Kilbride Loxley Montague Nightingale Ormerod Pettigrew
  Rosewarne Stapleton Thistlewood Wainwright Zouche
`);

/** Places; each ends so that -an, -ian and -ese can follow. */
export const PLACE_WORDS = words(`
  Carthon Dellmoor Eskeral Fenwark Grantham Hexmoor Ilvaster Jorvast Kelderon Lowmarch Mardon Nethrim Oxholt Prestal
  Rathlin Selkirth Tamsin Ulveron Wendrath Yarmek Arkendal Bolstrad Cravenport Dornoch Evesholt Farnmere Gilbrook
  Hathorn Inverdun Jessamar Kirkwold Lanthorp Melkior Nordrach Orphir Pelgarth Runswick Skelmor Thurlock Waldron
`);

/** Titles of works and names of ships, prizes and companies, without the article. */
export const TITLE_WORDS = [
  'Amber Staircase',
  'Broken Compass',
  'Copper Meadow',
  'Distant Furnace',
  'Eleventh Summer',
  'Forgotten Garden',
  'Golden Thimble',
  'Hollow Mountain',
  'Ivory Bicycle',
  'Jade Umbrella',
  'Kindly Stranger',
  'Lonely Carousel',
  'Marble Pigeon',
  'Nameless Valley',
  'Orange Curtain',
  'Patient Hunter',
  'Quiet Carnival',
  'Restless Mirror',
  'Scarlet Window',
  'Twelve Sparrows',
];
