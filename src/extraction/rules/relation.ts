/** A thing a relation speaks of, by the name it is written with. */
export interface Thing {
  name: string;
  role: string;
  states: string[];
}

/** One fact of a passage, asked from both sides: the forward question is answered by the object, the inverse by the subject. */
export interface Relation {
  phrase: string;
  subject: Thing;
  object: Thing;
  forward: string;
  inverse: string;
}

export function thing(name: string, role: string, ...states: string[]): Thing {
  return { name, role, states };
}
