import type { CallUsage } from '../../models/call-usage.js';
import { PaniniError } from '../../errors/panini-error.js';
import type { LanguageModel } from '../../models/language-model.js';
import { askStructured } from '../../models/structured-reply.js';
import type { Evidence, EvidenceLine } from '../../retrieval/evidence.js';
import { NOT_AVAILABLE, type Answer, type Citation, type Refusal } from '../answer.js';
import { citationOfLine } from '../citation-of-line.js';
import { answerReplyFaults, isRefusal } from './answer-reply-faults.js';
import {
  ANSWER_OUTPUT_TOKENS,
  ANSWER_PROMPT_VERSION,
  ANSWER_SYSTEM,
  answerMessage,
  answerReply,
  type AnswerReply,
} from './answer.prompt.js';

export interface ModelAnswer {
  answer: Answer;
  /** The calls it took, in order; at most two. */
  usage: CallUsage[];
}

export interface ModelAnswerRequest {
  question: string;
  evidence: Evidence;
}

export interface ModelAnswerOptions {
  model: LanguageModel;
  signal?: AbortSignal;
  /** Called with each piece of the reply as it is written. */
  onText?: (piece: string) => void;
}

/** Name and version of answering by a model, as recorded with each answer. */
export function modelAnswerer(model: LanguageModel): string {
  return `llm/${ANSWER_PROMPT_VERSION} ${model.model}`;
}

/**
 * A short answer that a language model gives from the evidence lines, or `N/A` with its reason (paper section 3.4). It is sent exactly the lines,
 * numbered; a reply that cites another number is asked again once, with all faults quoted, and then refused. A refusal of the model is an N/A with MODEL_REFUSED.
 * @throws PaniniError MODEL_REPLY_INVALID when the second reply has faults too; MODEL_*, OUTPUT_TRUNCATED, CANCELLED, DEADLINE_EXCEEDED
 */
export async function answerByModel(
  { question, evidence }: ModelAnswerRequest,
  { model, signal, onText }: ModelAnswerOptions,
): Promise<ModelAnswer> {
  const { lines } = evidence;
  const { value, faults, usage, refusal } = await askStructured({
    model,
    call: {
      kind: 'answer',
      system: ANSWER_SYSTEM,
      messages: [
        {
          role: 'user',
          content: answerMessage(
            question,
            lines.map(({ text }) => text),
          ),
        },
      ],
      maxOutputTokens: ANSWER_OUTPUT_TOKENS,
      ...(signal ? { signal } : {}),
      ...(onText ? { onText } : {}),
    },
    again: 'answer-again',
    schema: { name: 'answer', type: answerReply },
    check: (reply) => answerReplyFaults(reply, lines.length),
  });
  const answerer = modelAnswerer(model);
  if (refusal !== null) return { answer: refused(answerer, modelRefused(refusal), []), usage };
  if (!value || faults.length > 0) throw unusable(faults);
  return { answer: answerOf(value, { lines, answerer }), usage };
}

function answerOf(
  reply: AnswerReply,
  { lines, answerer }: { lines: readonly EvidenceLine[]; answerer: string },
): Answer {
  const cited = [...new Set(reply.evidence)].sort((left, right) => left - right);
  const used = cited.flatMap((number) => lines[number - 1] ?? []);
  const citations = used.map(citationOfLine);
  if (isRefusal(reply) && reply.refusal) return refused(answerer, reply.refusal, citations);
  const confidence = Math.min(1, ...used.map((line) => line.score));
  return { text: reply.answer.trim(), refusal: null, citations, answerer, confidence };
}

function refused(answerer: string, refusal: Refusal, citations: Citation[]): Answer {
  return { text: NOT_AVAILABLE, refusal, citations, answerer, confidence: 0 };
}

function modelRefused(words: string): Refusal {
  return { reason: 'MODEL_REFUSED', sentence: `The model declined to answer: ${words}` };
}

function unusable(faults: readonly string[]): PaniniError {
  return new PaniniError(
    'MODEL_REPLY_INVALID',
    `The language model's answer could not be used, also when asked again: ${faults.join('; ')}.`,
    { hint: 'Ask again, or ask for an extractive answer.', details: { faults: [...faults] } },
  );
}
