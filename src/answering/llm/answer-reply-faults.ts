import { NOT_AVAILABLE } from '../answer.js';
import type { AnswerReply } from './answer.prompt.js';

const LONGEST_ANSWER = 500;

/** What is wrong with an answerer's reply to so many lines of evidence, one sentence each; empty when it can be used. */
export function answerReplyFaults(reply: AnswerReply, lines: number): string[] {
  const unknown = reply.evidence.filter((number) => number < 1 || number > lines);
  const refuses = isRefusal(reply);
  return [
    ...(unknown.length > 0
      ? [`evidence names ${unknown.join(', ')}, but the lines are numbered from 1 to ${lines}`]
      : []),
    ...(reply.answer.trim() === '' ? ['answer is empty; give the short answer or exactly N/A'] : []),
    ...(reply.answer.length > LONGEST_ANSWER ? [`answer is longer than ${LONGEST_ANSWER} characters`] : []),
    ...(refuses && reply.refusal === null ? ['answer is N/A but refusal gives no reason'] : []),
    ...(!refuses && reply.refusal !== null ? ['refusal gives a reason although there is an answer'] : []),
    ...(!refuses && reply.evidence.length === 0 ? ['an answer must name the lines it rests on'] : []),
  ];
}

/** Whether the reply says N/A. */
export function isRefusal(reply: Pick<AnswerReply, 'answer'>): boolean {
  return reply.answer.trim().toUpperCase() === NOT_AVAILABLE;
}
