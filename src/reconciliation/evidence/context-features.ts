import { foldName } from '../names/fold-name.js';
import { nameForm } from '../names/name-form.js';
import type { EntityEvidence } from './entity-evidence.js';
import type { Feature } from './feature.js';
import type { NameStatistics } from './name-statistics.js';

/** Weight of about one rare word: where next to nothing is told of either, one word in common is no likeness. */
const LITTLE_TOLD = 40;

/** What is told around two entities: words in common, the documents they stand in, and whether one document speaks of both. */
export function contextFeatures(
  left: EntityEvidence,
  right: EntityEvidence,
  statistics: NameStatistics,
): [string, Feature][] {
  const { value, words } = contextSimilarity(left, right, statistics);
  const isSameDocument = left.profile.documentId === right.profile.documentId;
  const titles = isSameDocument
    ? []
    : [titleAmong(left, right), titleAmong(right, left)].filter((title) => title !== null);
  const isSubject = !isSameDocument && (isSubjectOf(left) || isSubjectOf(right));
  return [
    [
      'context',
      { value: isSameDocument ? 0 : value, reason: `words told of both: ${words.slice(0, 5).join(', ')}` },
    ],
    ['same-document', { value: isSameDocument ? 1 : 0, reason: 'one document names both' }],
    [
      'title-neighbour',
      {
        value: Math.min(1, titles.length),
        reason: `facts of the one name the other's document: ${titles.join(', ')}`,
      },
    ],
    ['title-subject', { value: isSubject ? 1 : 0, reason: 'one is what its document is about' }],
  ];
}

/** Cosine of the words told of each, rare words counting more; in [0, 1]. */
function contextSimilarity(
  left: EntityEvidence,
  right: EntityEvidence,
  statistics: NameStatistics,
): { value: number; words: string[] } {
  const weight = (word: string): number =>
    Math.log((1 + statistics.entities) / (1 + statistics.entitiesWith(word))) ** 2;
  const norm = (words: ReadonlySet<string>): number =>
    [...words].reduce((sum, word) => sum + weight(word), 0);
  const shared = [...left.context].filter((word) => right.context.has(word));
  const both = shared.reduce((sum, word) => sum + weight(word), 0);
  const length = Math.sqrt(norm(left.context) * norm(right.context));
  const words = shared.sort((one, other) => weight(other) - weight(one) || (one < other ? -1 : 1));
  return { value: Math.min(1, both / (length + LITTLE_TOLD)), words };
}

/** The other's document's title, when it is told in facts of the one and is not a name that both bear. */
function titleAmong(one: EntityEvidence, other: EntityEvidence): string | null {
  const title = other.profile.documentTitle;
  const form = nameForm(title);
  const isOwn = form.head.join(' ') === one.form.head.join(' ');
  if (isOwn || form.key === '') return null;
  const names = [foldName(title), form.head.join(' ')];
  return names.some((name) => one.neighbours.has(name)) ? title : null;
}

function isSubjectOf({ profile, form }: EntityEvidence): boolean {
  const title = nameForm(profile.documentTitle);
  return title.key !== '' && title.head.join(' ') === form.head.join(' ');
}
