import type {
  ConstructedPassage,
  GswConstructor,
  PassageToConstruct,
} from '../../src/extraction/gsw-constructor.js';
import type { VerbPhrase } from '../../src/gsw/gsw.js';

const FACT = /(\p{Lu}[\p{L}\d]*(?: \p{L}*\d+)?) taught (\p{Lu}[\p{L}\d]*(?: \p{L}*\d+)?)\./gu;

/** Reads sentences like "Mira taught Tove." and nothing else; every passage that it was asked for is kept. */
export class SentenceConstructor implements GswConstructor {
  readonly name = 'sentences/1';
  readonly read: string[] = [];
  /** Called before a passage is read: to wait, or to fail. */
  before: (passage: PassageToConstruct) => Promise<void> = async () => undefined;

  async construct(passage: PassageToConstruct): Promise<ConstructedPassage> {
    this.read.push(passage.text);
    await this.before(passage);
    const facts = [...passage.text.matchAll(FACT)].map(([, teacher = '', pupil = '']) => ({
      teacher,
      pupil,
    }));
    const names = [...new Set(facts.flatMap(({ teacher, pupil }) => [teacher, pupil]))];
    const idOf = (name: string): string => `e${names.indexOf(name) + 1}`;
    const verbPhrases = facts.map(({ teacher, pupil }, index): VerbPhrase => {
      const question = (number: number, text: string, answer: string) => ({
        localId: `q${index * 2 + number}`,
        text,
        answers: [idOf(answer)],
        extra: {},
      });
      const questions = [
        question(1, `Who taught ${pupil}?`, teacher),
        question(2, `Whom did ${teacher} teach?`, pupil),
      ];
      return { localId: `v${index + 1}`, phrase: 'taught', questions, extra: {} };
    });
    const entities = names.map((name) => ({
      localId: idOf(name),
      name,
      roles: [{ role: 'person', states: [] }],
      literal: false,
      extra: {},
    }));
    return {
      gsw: { entities, verbPhrases, extra: {} },
      counts: {},
      usage: [],
      language: 'en',
      covered: true,
    };
  }
}
