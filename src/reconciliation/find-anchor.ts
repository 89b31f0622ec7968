import { passageHash } from '../edits/passage-hash.js';
import { coarseType } from '../gsw/coarse-type.js';
import type { EntityRole } from '../gsw/gsw.js';
import { rolesFromJson } from '../gsw/stored-gsw.js';
import { matchKey } from '../text/match-key.js';
import type { DecisionAnchor } from './decision-anchor.js';

/** A mention as its passage has it; `roles` is JSON. */
export interface MentionRow {
  localId: string;
  name: string;
  roles: string;
}

/** A passage with what it mentions, in order. */
export interface PassageMentions<Mention extends MentionRow = MentionRow> {
  title: string;
  text: string;
  mentions: readonly Mention[];
}

/** Where one mention stands: its passage's hash, its name's key, its type and its place among its likes; null when it is not there. */
export function anchorOfMention(
  document: string,
  passage: PassageMentions,
  localId: string,
): DecisionAnchor | null {
  const mention = passage.mentions.find((one) => one.localId === localId);
  if (!mention) return null;
  const [key, type] = [nameKey(mention.name), typeOf(mention)];
  const same = alike(passage.mentions, key, type);
  return { document, passage: passageHash(passage), key, type, ordinal: same.indexOf(mention) };
}

/** The mention that an anchor tells of among the passages of its document, or null when there is nothing like it. */
export function mentionOfAnchor<Mention extends MentionRow>(
  passages: readonly { hash: string; mentions: readonly Mention[] }[],
  { passage: hash, key, type, ordinal }: DecisionAnchor,
): Mention | null {
  const passage = passages.find((one) => one.hash === hash);
  if (!passage) return null;
  const typed = alike(passage.mentions, key, type);
  // A reading that gives no type, or gave none before, is compatible with any.
  const untyped = alike(passage.mentions, key, type === '' ? null : '');
  return typed[ordinal] ?? untyped[ordinal] ?? null;
}

function alike<Mention extends MentionRow>(
  mentions: readonly Mention[],
  key: string,
  type: string | null,
): Mention[] {
  return mentions.filter(
    (mention) => nameKey(mention.name) === key && (type === null || typeOf(mention) === type),
  );
}

function typeOf(mention: MentionRow): string {
  const roles: EntityRole[] = rolesFromJson(mention.roles);
  return coarseType(roles) ?? '';
}

/** The match key, or the name itself where nothing identifies it. */
function nameKey(name: string): string {
  return matchKey(name) || name;
}
