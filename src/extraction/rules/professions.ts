/** Words for people that end in none of the endings of PERSON_ENDING. */
const PERSON_NOUN =
  /^(?:poet|impresario|figure|icon|pioneer|legend|celebrity|personality|king|queen|duke|noble|nun|monk|saint|priest|bishop|archbishop|abbot|judge|chef|cook|model|pilot|ace|guard|general|admiral|colonel|major|chief|magnate|prince|count|lord|lady|baron|knight|host|coach|artist|athlete|medic|surgeon|dean|sheriff|pope|cardinal|rabbi|mystic|martyr|spy|outlaw|virtuoso|maestro|wrestler|DJ|MC|tenor|soprano|baritone|bass|winger|half|tycoon|guru|imam|pharaoh|sultan|khan|chieftain|cleric|bodyguard|tutor|nurse|thief|pirate|slave|scribe|herald|envoy|heir|heiress|courtesan|activist|philosopher|theologian|aristocrat|bureaucrat)$/u;
const PERSON_ENDING =
  /(?:[^aeiou]er|[aeiou][^aeiou]+er|eer|yer|uer|ier|or|ist|man|woman|men|person|ian|ess|ant|ent|cian|ic|ect|ete|eur|euse|ogue|smith|wright|naut|ary|iot|crat|mat|back|keeper|holder|chess|star|let|graph|path|ive|nary|hand|maid|master|mate|ard|vant|tain)$/u;
const NO_PERSON =
  /(?:^|\s)(?:former|later|other|number|member|matter|order|letter|chapter|master of|character|chamber|center|center|centre|river|water|paper|minor|major in|senior|junior|color|factor|sector|tower|power|career|theater|winter|summer|dark|independent|different|recent|present|current|ancient|important|prominent|significant|public|music|topic|classic|republic|epic|comic|academic year|event|talent|element|document|agreement|client|content|moment|patent|parent|grandmother|grandfather|stepmother|stepfather|grandson|granddaughter|business|process|success|newspaper|skyscraper|computer|descendant|ancestor|relevant|brilliant|active|relative|native|best|guitar|drama|percent|dialect|subject|object|project|aspect|first|second|third|under|after|over|never|ever|together|however|rather|either|elder|younger|wife|mother|father|brother|sister|daughter|survivor|member|supporter|winner of|one)$/u;
/** "Film, stage and television actor": a field before the noun that names the profession. */
const FIELD =
  /^(?:film|movie|cinema|television|stage|theatre|theater|radio|TV|short|documentary|music|screen|opera|voice|rock|pop|folk|jazz|art|literary|social|political|civil|military|naval)$/u;
const TRAILING = /\s(?:active|best|currently|\p{Ll}+ly|\p{Ll}{3,}ing|\p{Ll}{3,}ed|also|later|born)$/u;
const ORDINAL = /^(?:\d+|\p{Ll}+th|first|second|third)\b/u;
const SHAPE = /^(?:\p{Lu}?[\p{L}\d.'’-]+\s){0,4}[\p{Ll}-]+$/u;

/**
 * The professions at the start of a description, in order: "film director and producer". The list ends with the first item that is none, so that
 * what an apposition adds is not taken for one.
 */
export function leadingProfessions(nouns: string): string[] {
  const found: string[] = [];
  for (const item of nouns.split(/,\s(?:and\s)?|\sand\s|\s?\/\s?|\s&\s/u)) {
    const noun = item
      .trim()
      .replace(/^(?:an?|the|also|later|sometime|occasional|part-time)\s/u, '')
      .replace(TRAILING, '')
      .replace(TRAILING, '');
    if (FIELD.test(noun)) continue;
    if (ORDINAL.test(noun) || !isProfession(noun)) break;
    found.push(noun);
  }
  return found;
}

function isProfession(noun: string): boolean {
  const head = noun.split(' ').at(-1) ?? '';
  if (noun.length > 60 || !SHAPE.test(noun) || NO_PERSON.test(noun)) return false;
  return PERSON_NOUN.test(head) || PERSON_ENDING.test(head);
}
