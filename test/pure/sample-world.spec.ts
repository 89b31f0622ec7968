import { describe, expect, it } from '@jest/globals';
import { readSampleWorld, type SampleGsw } from '../support/sample-world.js';

const { passages, gsws, questions } = readSampleWorld();
const passageById = new Map(passages.map((passage) => [passage.id, passage]));
const gswByPassage = new Map(gsws.map((line) => [line.passage, line.gsw]));
const answerable = questions.filter((question) => question.answerable);
const unanswerable = questions.filter((question) => !question.answerable);
const missingFact = unanswerable.filter((question) => question.unanswerable === 'missing fact');
const isYesOrNo = (answer: string): boolean => answer === 'yes' || answer === 'no';
const documentOf = (id: string): string => passageById.get(id)?.document ?? id;

const namesIn = (passage: string): string[] =>
  gswByPassage.get(passage)?.entity_nodes.map((entity) => entity.name) ?? [];

const allQuestionTexts = (line: SampleGsw): string[] =>
  line.gsw.verb_phrase_nodes.flatMap((phrase) => phrase.questions.map((question) => question.text));

/** The faults of a verb phrase: what keeps its two questions from being the inverse of each other. */
function inverseFaults(line: SampleGsw): string[] {
  const nameOf = new Map(line.gsw.entity_nodes.map((entity) => [entity.id, entity.name]));
  return line.gsw.verb_phrase_nodes.flatMap(({ id, questions: pair }) => {
    if (pair.length !== 2) return [`${line.passage} ${id}: ${pair.length} questions`];
    return pair.flatMap((question, index) => {
      const others = pair[1 - index]?.answers.map((answer) => nameOf.get(answer) ?? '?') ?? [];
      const unnamed = others.filter(
        (name) => !question.text.toLowerCase().includes(name.replace(/^The /u, '').toLowerCase()),
      );
      return unnamed.map((name) => `${line.passage} ${id}: "${question.text}" does not name ${name}`);
    });
  });
}

describe('the passages of the sample workspace', () => {
  it('are at least 25 short documents, two of them of two passages', () => {
    const documents = [...new Set(passages.map((passage) => documentOf(passage.id)))];
    expect(documents).toHaveLength(40);
    const indexes = documents.map((id) =>
      passages.filter((passage) => passage.document === id).map((passage) => passage.index),
    );
    expect(indexes.filter((list) => list.length > 0)).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('each have a title, two to five sentences, tags and a date', () => {
    for (const { title, text, tags, date } of passages) {
      expect(title).not.toBe('');
      const sentences = text.match(/[.](?= |$)/gu)?.length ?? 0;
      expect(sentences).toBeGreaterThanOrEqual(2);
      expect(sentences).toBeLessThanOrEqual(5);
      expect(tags.length).toBeGreaterThan(0);
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/u);
    }
  });
});

describe('the GSWs of the sample workspace', () => {
  it('are one for each passage, in order, with its title and all seven arrays', () => {
    expect(gsws.map(({ passage, title }) => [passage, title])).toEqual(
      passages.map(({ id, title }) => [id, title]),
    );
    for (const { gsw } of gsws) {
      expect(Object.keys(gsw)).toEqual([
        'entity_nodes',
        'verb_phrase_nodes',
        'space_nodes',
        'time_nodes',
        'similarity_edges',
        'space_edges',
        'time_edges',
      ]);
    }
  });

  it('have ids that are unique, and answers that are ids of entities', () => {
    for (const { gsw } of gsws) {
      const entities = gsw.entity_nodes.map((entity) => entity.id);
      const asked = gsw.verb_phrase_nodes.flatMap((phrase) => phrase.questions);
      const ids = [
        ...entities,
        ...gsw.verb_phrase_nodes.map((phrase) => phrase.id),
        ...asked.map((one) => one.id),
      ];
      expect(new Set(ids).size).toBe(ids.length);
      expect(asked.filter((question) => question.answers.length === 0)).toEqual([]);
      expect(asked.flatMap((question) => question.answers).filter((id) => !entities.includes(id))).toEqual(
        [],
      );
    }
  });

  it('have two questions in each verb phrase, and each names the answer of the other', () => {
    expect(gsws.flatMap(inverseFaults)).toEqual([]);
  });

  it('name entities as the passage or its title does, each name once', () => {
    for (const { passage, gsw } of gsws) {
      const { title, text } = passageById.get(passage) ?? { title: '', text: '' };
      const names = gsw.entity_nodes.map((entity) => entity.name);
      expect(names.filter((name) => !text.includes(name) && name !== title)).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('have every entity as the answer of a question', () => {
    for (const { gsw } of gsws) {
      const answers = gsw.verb_phrase_nodes.flatMap((phrase) =>
        phrase.questions.flatMap((one) => one.answers),
      );
      expect(gsw.entity_nodes.filter((entity) => !answers.includes(entity.id))).toEqual([]);
    }
  });

  it('have an entity for every number and every date of the text', () => {
    const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
    const value = new RegExp(`\\d+ ${month} \\d{4}|\\d[\\d,]*\\d|\\d`, 'gu');
    for (const { id, text } of passages) {
      const names = namesIn(id).join('\n');
      expect((text.match(value) ?? []).filter((found) => !names.includes(found))).toEqual([]);
    }
  });

  it('ask in whole questions without pronouns', () => {
    const texts = gsws.flatMap(allQuestionTexts);
    expect(texts.length).toBeGreaterThan(700);
    expect(texts.filter((text) => !text.endsWith('?'))).toEqual([]);
    expect(texts.filter((text) => /\b(?:he|she|it|they|him|her|his|its|their|them)\b/iu.test(text))).toEqual(
      [],
    );
  });
});

describe('the questions of the sample workspace', () => {
  it('are enough of each sort', () => {
    expect(answerable.length).toBeGreaterThanOrEqual(44);
    expect(unanswerable.length).toBeGreaterThanOrEqual(14);
    const count = (type: string): number => answerable.filter((question) => question.type === type).length;
    expect(count('single')).toBeGreaterThanOrEqual(3);
    expect(count('bridge')).toBeGreaterThanOrEqual(20);
    expect(count('inference')).toBeGreaterThanOrEqual(6);
    expect(count('comparison')).toBeGreaterThanOrEqual(8);
    expect(count('bridge_comparison')).toBeGreaterThanOrEqual(5);
    for (const hops of [2, 3, 4]) {
      expect(answerable.some((question) => question.type === 'bridge' && question.hops === hops)).toBe(true);
    }
  });

  it('have ids and wordings of their own', () => {
    expect(new Set(questions.map((question) => question.id)).size).toBe(questions.length);
    expect(new Set(questions.map((question) => question.question)).size).toBe(questions.length);
  });

  it('rest on passages that exist, and bridges rest on passages of several documents', () => {
    expect(questions.flatMap((question) => question.supporting).filter((id) => !passageById.has(id))).toEqual(
      [],
    );
    for (const question of answerable) expect(question.supporting.length).toBeGreaterThan(0);
    const bridges = answerable.filter((question) => question.type.includes('bridge'));
    expect(bridges.filter(({ supporting }) => new Set(supporting.map(documentOf)).size < 2)).toEqual([]);
  });

  it('have answers that are entities of a supporting passage, or yes or no', () => {
    const open = answerable.filter((question) => !isYesOrNo(question.answer));
    expect(open.filter(({ answer, supporting }) => !supporting.flatMap(namesIn).includes(answer))).toEqual(
      [],
    );
    expect(new Set(answerable.map((question) => question.answer).filter(isYesOrNo))).toEqual(
      new Set(['yes', 'no']),
    );
  });

  it('cannot be answered nine times because a known thing lacks the fact', () => {
    expect(missingFact.length).toBeGreaterThanOrEqual(9);
    const known = new Set(passages.flatMap((passage) => namesIn(passage.id)));
    for (const question of missingFact) {
      const about = question.about ?? [];
      expect(about.length).toBeGreaterThan(0);
      expect(about.filter((name) => !known.has(name))).toEqual([]);
      expect(about.some((name) => question.question.includes(name))).toBe(true);
    }
    expect(unanswerable.every((question) => question.answer === 'N/A')).toBe(true);
  });

  it('name nothing that exists when the entity is said to be unknown', () => {
    const known = new Set(passages.flatMap((passage) => namesIn(passage.id)));
    const unknown = unanswerable.filter((question) => question.unanswerable === 'unknown entity');
    expect(unknown.length).toBeGreaterThan(0);
    for (const { question } of unknown) {
      expect([...known].filter((name) => /^\p{Lu}/u.test(name) && question.includes(name))).toEqual([]);
    }
  });

  it('reach both bearers of one name, who differ in birth, death and nationality', () => {
    for (const name of ['Edrin Tolvey', 'Ilsa Morrick']) {
      const bearers = passages.filter((passage) => passage.title.startsWith(`${name} (`)).map(({ id }) => id);
      expect(bearers).toHaveLength(2);
      for (const bearer of bearers) {
        expect(
          answerable.some(
            ({ supporting, question }) => supporting.includes(bearer) && !question.includes(name),
          ),
        ).toBe(true);
      }
      const factsOf = (id: string | undefined): string[] =>
        gswByPassage
          .get(id ?? '')
          ?.entity_nodes.filter(({ roles }) => ['date', 'nationality'].includes(roles[0]?.role ?? ''))
          .map((entity) => entity.name) ?? [];
      expect(factsOf(bearers[0]).filter((fact) => factsOf(bearers[1]).includes(fact))).toEqual([]);
    }
  });

  it('have plans for some, whose placeholders point at earlier steps', () => {
    const plans = questions.flatMap((question) => question.plan ?? []);
    expect(questions.filter((question) => question.plan).length).toBeGreaterThanOrEqual(12);
    expect(plans.some((step) => !step.requires_retrieval)).toBe(true);
    for (const { plan = [] } of questions) {
      plan.forEach((step, index) => {
        const named = [...step.question.matchAll(/<ENTITY_Q(\d+)>/gu)].map((match) => Number(match[1]));
        expect(named.filter((number) => number < 1 || number > index)).toEqual([]);
      });
    }
  });

  it('contain three to show, one of them an honest N/A about a known thing', () => {
    const showcase = questions.filter((question) => question.showcase);
    expect(showcase).toHaveLength(3);
    expect(showcase.filter((question) => question.unanswerable === 'missing fact')).toHaveLength(1);
  });
});
