import type { AnswerEntity } from '../retrieval/evidence.js';

const FEMALE =
  /\b(?:queen|duchess|countess|princess|empress|baroness|marchioness|lady|daughter|mother|wife|sister|actress|woman|female|grandmother|widow|abbess)\b/i;
const MALE =
  /\b(?:king|duke|count|prince|emperor|baron|marquess|lord|son|father|husband|brother|actor|man|male|grandfather|widower|abbot)\b/i;

/** The gender that an entity's name, roles and states speak of; null when they speak of none or of both ("wife of the king"). */
export function genderOf(entity: Pick<AnswerEntity, 'name' | 'roles'>): 'female' | 'male' | null {
  const told = [entity.name, ...entity.roles.flatMap(({ role, states }) => [role, ...states])].join('; ');
  const [isFemale, isMale] = [FEMALE.test(told), MALE.test(told)];
  if (isFemale === isMale) return null;
  return isFemale ? 'female' : 'male';
}
