import { coarseType } from '../gsw/coarse-type.js';
import { matchKey } from '../text/match-key.js';
import { mentionsOf, questionsOf, type DocumentPart, type MentionItem } from './document-part.js';
import type { Anchor } from './edit.js';
import { passageHash } from './passage-hash.js';

/** Where a thing stands, told by its passage's text and its own name or words; null when the part has no such thing. */
export function anchorOf(part: DocumentPart, id: string): Anchor | null {
  if (part.passages.has(id)) return { kind: 'passage', ...place(part, id) };
  if (part.entity.has(id)) return entityAnchor(part, id);
  if (part.question.has(id)) return questionAnchor(part, id);
  return part.phrase.has(id) ? phraseAnchor(part, id) : null;
}

/** The id of what an anchor tells of in another version of the document, or null when it has nothing like it. */
export function resolveAnchor(part: DocumentPart, anchor: Anchor): string | null {
  if (anchor.kind === 'added') return null;
  const passageId = passageOf(part, anchor);
  if (passageId === null || anchor.kind === 'passage') return passageId;
  if (anchor.kind === 'entity') return entityAt(part, passageId, anchor);
  return anchor.kind === 'question' ? questionAt(part, passageId, anchor) : phraseAt(part, passageId, anchor);
}

function place(part: DocumentPart, passageId: string): { passage: string; hash: string } {
  const passage = part.passages.get(passageId);
  return passage ? { passage: passage.externalId, hash: passageHash(passage) } : { passage: '', hash: '' };
}

function entityAnchor(part: DocumentPart, id: string): Anchor | null {
  const [first] = mentionsOf(part, id);
  if (!first) return null;
  const [key, type] = [nameKey(first.name), coarseType(first.roles) ?? ''];
  const same = alike(part, first.passageId, { key, type });
  return { kind: 'entity', ...place(part, first.passageId), key, type, ordinal: same.indexOf(first) };
}

function questionAnchor(part: DocumentPart, id: string): Anchor {
  const question = part.question.get(id);
  const passageId = part.phrase.get(question?.phraseId ?? '')?.passageId ?? '';
  const key = nameKey(question?.text ?? '');
  return {
    kind: 'question',
    ...place(part, passageId),
    key,
    ordinal: questionsAt(part, passageId, key).indexOf(id),
  };
}

function phraseAnchor(part: DocumentPart, id: string): Anchor {
  const phrase = part.phrase.get(id);
  const questions = questionsOf(part, id).map(([, { text }]) => nameKey(text));
  return {
    kind: 'phrase',
    ...place(part, phrase?.passageId ?? ''),
    key: nameKey(phrase?.phrase ?? ''),
    questions,
  };
}

function passageOf(part: DocumentPart, { hash, passage }: { hash: string; passage: string }): string | null {
  const same = [...part.passages.values()]
    .filter((one) => passageHash(one) === hash)
    .sort((left, right) => left.index - right.index);
  return (same.find((one) => one.externalId === passage) ?? same[0])?.id ?? null;
}

function entityAt(
  part: DocumentPart,
  passageId: string,
  { key, type, ordinal }: { key: string; type: string; ordinal: number },
): string | null {
  const typed = alike(part, passageId, { key, type });
  // A reading that gives no type, or gave none before, is compatible with any.
  const untyped = alike(part, passageId, { key, type: type === '' ? null : '' });
  const found = typed[ordinal] ?? typed[0] ?? untyped[ordinal] ?? untyped[0];
  return found?.entityId ?? null;
}

function alike(
  part: DocumentPart,
  passageId: string,
  wanted: { key: string; type: string | null },
): MentionItem[] {
  return [...part.mention.values()]
    .filter((mention) => mention.passageId === passageId && nameKey(mention.name) === wanted.key)
    .filter((mention) => wanted.type === null || (coarseType(mention.roles) ?? '') === wanted.type)
    .sort((left, right) => left.ordinal - right.ordinal);
}

function questionAt(
  part: DocumentPart,
  passageId: string,
  anchor: { key: string; ordinal: number },
): string | null {
  const same = questionsAt(part, passageId, anchor.key);
  return same[anchor.ordinal] ?? same[0] ?? null;
}

function questionsAt(part: DocumentPart, passageId: string, key: string): string[] {
  return phrasesAt(part, passageId)
    .flatMap((phraseId) => questionsOf(part, phraseId))
    .filter(([, { text }]) => nameKey(text) === key)
    .map(([id]) => id);
}

function phraseAt(
  part: DocumentPart,
  passageId: string,
  anchor: { key: string; questions: string[] },
): string | null {
  const asked = new Set(anchor.questions);
  const rated = phrasesAt(part, passageId).map((id) => {
    const shared = questionsOf(part, id).filter(([, { text }]) => asked.has(nameKey(text))).length;
    return { id, shared, same: nameKey(part.phrase.get(id)?.phrase ?? '') === anchor.key };
  });
  const fitting = rated.filter(({ shared, same }) => shared > 0 || (same && asked.size === 0));
  const [best] = fitting.sort(
    (left, right) => right.shared - left.shared || Number(right.same) - Number(left.same),
  );
  return best?.id ?? null;
}

function phrasesAt(part: DocumentPart, passageId: string): string[] {
  return [...part.phrase]
    .filter(([, phrase]) => phrase.passageId === passageId)
    .sort(([, left], [, right]) => left.ordinal - right.ordinal)
    .map(([id]) => id);
}

/** The match key, or the text itself where nothing identifies it. */
function nameKey(name: string): string {
  return matchKey(name) || name;
}
