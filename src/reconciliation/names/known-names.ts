import type { EntityProfile } from '../entity-profile.js';
import { nameForm, type NameForm } from './name-form.js';

/** Where a name comes from: the node, its further names, its document's title, brackets behind another name, or a fact that tells it. */
export type NameOrigin = 'name' | 'alias' | 'title' | 'bracket' | 'told';

export interface KnownName {
  form: NameForm;
  origin: NameOrigin;
}

/** Questions that ask what something is called. "Known for" is none of them. */
const TELLS_A_NAME =
  /\b(?:known as|a\.?k\.?a\.?|also called|formerly called|nick-?named?|alias(?:es)?|stage name|pen name|pseudonym|birth name|real name|full name|maiden name|(?:alternat(?:e|ive)|other|former|original|previous|official|short) names?|abbreviat\w+|acronym|initials|stands? for|short for|renamed)\b/i;

/** True when a fact says what one of its ends is called. */
export function tellsName({
  relation,
  question,
  inverse,
}: Pick<EntityProfile['facts'][number], 'relation' | 'question' | 'inverse'>): boolean {
  return [relation, question, inverse].some((text) => TELLS_A_NAME.test(text));
}

/** Every name that is known of an entity, its own first; names of one folded form once. */
export function knownNames(profile: EntityProfile): KnownName[] {
  const own = nameForm(profile.name);
  const aliases = profile.aliases.map((alias) => known(alias, 'alias'));
  const told = profile.facts.filter(tellsName).map(({ otherName }) => known(otherName, 'told'));
  const brackets = own.bracketed
    .map((inner) => known(inner, 'bracket'))
    .filter(({ form }) => names(form, own));
  const title = titleOf(profile.documentTitle, own);
  const all: KnownName[] = [
    { form: own, origin: 'name' },
    ...aliases,
    ...brackets,
    ...(title ? [title] : []),
    ...told,
  ];
  const seen = new Set<string>();
  return all.filter(({ form }) => form.folded !== '' && !seen.has(form.folded) && seen.add(form.folded));
}

function known(name: string, origin: NameOrigin): KnownName {
  return { form: nameForm(name), origin };
}

/** A document is about the entity whose name its title starts with: `Hamlet (1948 film)` is a name of `Hamlet` there. */
function titleOf(title: string, own: NameForm): KnownName | null {
  const form = nameForm(title);
  const isSame = form.core.length > 0 && [...form.core].sort().join(' ') === [...own.core].sort().join(' ');
  const numbersAgree = own.numbers.join() === form.numbers.join();
  return isSame && numbersAgree && form.folded !== own.folded ? { form, origin: 'title' } : null;
}

/** What stands in brackets is a name when it shortens the one before it, or shares a word with it: `Barcelona (FC Barcelona)`. */
function names(inner: NameForm, outer: NameForm): boolean {
  if (inner.acronym !== null && outer.initials.includes(inner.acronym)) return true;
  if (outer.acronym !== null && inner.initials.includes(outer.acronym)) return true;
  return outer.core.every((token) => inner.core.includes(token));
}
