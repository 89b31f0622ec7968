import type { Citation } from '../answering/answer.js';
import type { AskResult } from '../asking/ask.js';
import type { Source } from '../retrieval/evidence.js';

const LONGEST_QUOTE = 160;

/** An answer for people: the answer, the chain it rests on, and where each fact was read. */
export function answerText({ question, answer, ms, models, evidence, notes }: AskResult): string {
  const verdict = answer.refusal ? `N/A (${answer.refusal.reason}): ${answer.refusal.sentence}` : answer.text;
  const chain = answer.citations.flatMap(citationLines);
  return [
    `Question  ${question}`,
    `Answer    ${verdict}`,
    ...notes.map((note) => `Note      ${note}`),
    ...(chain.length > 0 ? [answer.refusal ? 'Found     ' : 'Because   ', ...chain] : []),
    `          ${evidence.tokens} tokens of evidence, ${Math.round(ms.total)} ms, answered by ${models.answerer}`,
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

function citationLines({ question, answers, sources }: Citation, index: number): string[] {
  const [source] = sources;
  const more = sources.length > 1 ? ` (and ${sources.length - 1} more)` : '';
  return [
    `  ${index + 1}. ${question} ${answers.join(', ')}`,
    ...(source ? [`       "${shorten(source.quote)}"`, `       ${whereOf(source)}${more}`] : []),
  ];
}

function whereOf({ title, passage, start, end, note }: Source): string {
  const added = note === undefined ? '' : `, ${note}`;
  return `${title || 'untitled'}, passage ${passage}, characters ${start}-${end}${added}`;
}

function shorten(quote: string): string {
  const line = quote.replace(/\s+/gu, ' ').trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE - 1).trimEnd()}…` : line;
}
