/** Short forms of given names, each row one name. */
const ROWS = [
  'robert bob bobby rob robbie bert',
  'william bill billy will willie liam',
  'richard dick rick ricky richie',
  'james jim jimmy jamie',
  'john jack johnny jon',
  'charles charlie chuck chas',
  'edward ed eddie ned ted teddy',
  'thomas tom tommy',
  'michael mike mick mickey mikey',
  'joseph joe joey',
  'david dave davy',
  'daniel dan danny',
  'samuel sam sammy',
  'benjamin ben benny',
  'anthony tony',
  'andrew andy drew',
  'alexander alex sandy alec',
  'christopher chris kit',
  'matthew matt',
  'nicholas nick nicky',
  'patrick pat paddy',
  'peter pete',
  'philip phil phillip',
  'stephen steven steve',
  'timothy tim',
  'walter walt wally',
  'frederick fred freddie freddy',
  'francis frank frankie',
  'george georgie',
  'gerald gerry jerry',
  'gregory greg',
  'henry harry hank hal',
  'kenneth ken kenny',
  'lawrence larry laurence',
  'leonard len lenny',
  'louis lou louie lewis',
  'raymond ray',
  'ronald ron ronnie',
  'theodore theo',
  'vincent vince vinny',
  'zachary zach zack',
  'elizabeth liz lizzie beth betty eliza bess',
  'margaret maggie meg peggy marge',
  'katherine catherine kate katie kathy cathy kit',
  'mary molly polly',
  'susan sue susie',
  'deborah deb debbie',
  'jennifer jen jenny',
  'patricia patty trish',
  'rebecca becky',
  'victoria vicky',
  'abigail abby',
  'dorothy dot dolly dottie',
  'judith judy',
  'jacqueline jackie',
  'pamela pam',
];

const FULL_FORMS = new Map<string, string>();
for (const row of ROWS) {
  const [full = '', ...short] = row.split(' ');
  for (const name of [full, ...short]) if (!FULL_FORMS.has(name)) FULL_FORMS.set(name, full);
}

/** The full form of a given name, or the name itself. */
export function fullGivenName(name: string): string {
  return FULL_FORMS.get(name) ?? name;
}
