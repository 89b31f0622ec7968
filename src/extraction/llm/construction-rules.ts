/** The numbered rules of the construction prompt, in their order: the number is the place, from 1. */
export const CONSTRUCTION_RULES = [
  'Atomic entities: one thing each. Split possessives and bundles ("the painter Ann\'s son Bo" is painter, Ann and Bo).',
  'Every value that could answer a question is an entity of its own: numbers, titles, professions, nationalities, genres. A state alone is not enough.',
  'Dates are entities tied to what happened then, exactly as precise as the text: invent none, add no day, month or year.',
  'Every other name, nickname or abbreviation is an entity too, joined by "also known as". An abbreviation that the text does not spell out stays as it is.',
  'If the title names the subject in other words than the text does, that is another name of it: join it by "also known as".',
  'A relation has exactly two questions, f and b. A further pair of questions is a further relation, even with the same verb phrase.',
  'b is the inverse of f: f names every subject (s) and asks for the objects (o); b names every object and asks for the subjects.',
  'A question has one unknown and states the rest in full (who, what, when, where), so that it can be understood without the text.',
  'What somebody said, believed or planned is an entity (the proposition in the words of the text) with questions for who, to whom, what and when.',
  'No pronouns and nothing vague ("the event", "this group"): always the name.',
  'Answers are entity ids in s and o, never text. Write @id for the name of an entity in a question, e.g. "@3".',
  'Every action is asked from both sides: what the agent did, and who did it to the object.',
  'Keep the setting of power and procedure: "in office during", "under", "over the objection of".',
  'Conditions, purposes, order in time and comparisons are relations: "closes when", "built for", "after", "longer than".',
  'Keep full descriptive noun phrases ("second largest port of Norway"): do not shorten them to their head.',
  'Leave no entity alone: each is in s or o of at least one relation.',
  'Give a part the date, place or number of its whole only where no other reading is possible.',
  'Never leave out biography and work facts that the text has: birth, death, parents, spouses, children, profession, nationality; director, author, performer, release, genre.',
  'Verb phrases are short and in the usual words: "born on", "born in", "married to", "daughter of", "directed by", "released in", "located in", "member of".',
  'Roles are coarse types (person, organisation, location, date, number, profession, nationality, work, event, title); states are simple and say which one.',
  'A question may have several answers: list all their ids.',
  'Reply with one JSON object and nothing else, in the language of the text, with nothing that the text does not say.',
] as const;

/** The rules as a prompt states them. */
export function numberedRules(): string {
  return CONSTRUCTION_RULES.map((rule, place) => `${place + 1}. ${rule}`).join('\n');
}
