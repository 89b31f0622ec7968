import type { ChatAnswer, ChatModel, ChatRequestBody } from '../doubles/chat-wire.js';

/** What a double's model is asked for, by the name of the reply's schema. */
export function askedFor({ response_format: format }: ChatRequestBody): string {
  return format?.json_schema?.name ?? 'text';
}

/** The question in a prompt. */
export function questionIn({ messages }: ChatRequestBody): string {
  const texts = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  return /(?:^|\n)(?:Last q|Q)uestion: (.+)$/m.exec(texts[0] ?? '')?.[1] ?? '';
}

/** The numbers of the evidence lines in a prompt that hold a text. */
export function linesWith({ messages }: ChatRequestBody, text: string): number[] {
  const lines = messages.flatMap(({ content }) => content.split('\n'));
  return lines.flatMap((line) => {
    const number = /^\[(\d+)\]/.exec(line)?.[1];
    return number !== undefined && line.includes(text) ? [Number(number)] : [];
  });
}

/** A model that answers each kind of prompt by its own rule. */
export function chatBy(rules: Record<string, (request: ChatRequestBody) => ChatAnswer>): ChatModel {
  return (request) => rules[askedFor(request)]?.(request) ?? { content: 'no rule' };
}

export function steps(...questions: string[]): ChatAnswer {
  return { content: { steps: questions.map((question) => ({ question, requires_retrieval: true })) } };
}

export function answers(answer: string, evidence: number[]): ChatAnswer {
  return { content: { thought: 'Lines say so.', answer, evidence, refusal: null } };
}
