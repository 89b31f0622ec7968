import type { ConstructionReply } from '../../src/extraction/llm/reply-schema.js';
import type { ChatAnswer, ChatRequestBody } from './chat-wire.js';

const FACT = /(\p{Lu}\p{L}*) taught (\p{Lu}\p{L}*)\./gu;

/** True of a first call about a passage, false of a second pass. */
export function isFirstCall({ messages }: ChatRequestBody): boolean {
  return (messages[0]?.content ?? '').includes('turn a passage into');
}

/** What a good model would reply about sentences like "Mira taught Tove.", and a second pass that adds nothing. */
export function teachingChat(request: ChatRequestBody): ChatAnswer {
  const nothing: ConstructionReply = { e: [], r: [] };
  if (!isFirstCall(request)) return { content: nothing };
  const facts = [...(request.messages[1]?.content ?? '').matchAll(FACT)].map(
    ([, teacher = '', pupil = '']) => [teacher, pupil] as const,
  );
  const names = [...new Set(facts.flat())];
  return {
    content: {
      e: names.map((name, place) => [String(place + 1), name, 'person']),
      r: facts.map(([teacher, pupil]) => ({
        ...{ p: 'taught', s: [names.indexOf(teacher) + 1], o: [names.indexOf(pupil) + 1] },
        ...{
          f: `Whom did @${names.indexOf(teacher) + 1} teach?`,
          b: `Who taught @${names.indexOf(pupil) + 1}?`,
        },
      })),
    },
  };
}
