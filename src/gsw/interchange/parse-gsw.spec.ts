import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InterchangeFault } from './interchange-fault.js';
import { CARRIED_LISTS, parseGsw } from './parse-gsw.js';
import { renderGsw } from './render-gsw.js';

const entity = (id: string, name: string, more: object = {}): object => ({ id, name, roles: [], ...more });
const phrase = (answers: unknown, more: object = {}): object => ({
  ...{ id: 'v1', phrase: 'moved to' },
  questions: [{ id: 'q1', text: 'Where did Ada move?', answers, ...more }],
});
const file = (entities: unknown[], phrases: unknown[], more: object = {}): object => ({
  ...{ entity_nodes: entities, verb_phrase_nodes: phrases },
  ...more,
});
const reasonOf = (value: unknown): string => {
  try {
    parseGsw(value);
    return 'accepted';
  } catch (thrown) {
    if (thrown instanceof InterchangeFault) return thrown.reason;
    throw thrown;
  }
};

describe('reading a GSW', () => {
  it('makes a literal entity of bare text, of TEXT: and of an id that is no entity, once per text', () => {
    const { gsw } = parseGsw(
      file([entity('e1', 'Ada')], [phrase(['e1', 'Oslo', 'TEXT: the fjord', 'e99', 'Oslo'])]),
    );
    expect(gsw.entities.map(({ localId, name, literal }) => [localId, name, literal])).toEqual([
      ['e1', 'Ada', false],
      ['literal:1', 'Oslo', true],
      ['literal:2', 'the fjord', true],
      ['literal:3', 'e99', true],
    ]);
    expect(gsw.verbPhrases[0]?.questions[0]?.answers).toEqual([
      'e1',
      'literal:1',
      'literal:2',
      'literal:3',
      'literal:1',
    ]);
  });

  it('gives a literal back as the text it came from, and None and null at their places', () => {
    const answers = ['None', 'e1', null, 'TEXT: the fjord', 'Oslo'];
    const { gsw, notes } = parseGsw(file([entity('e1', 'Ada')], [phrase(answers)]));
    expect(notes.noneAnswers).toBe(2);
    expect(renderGsw(gsw)).toMatchObject({ verb_phrase_nodes: [{ questions: [{ answers }] }] });
  });

  it('reads and writes when a fact held, and leaves what is no such time as it came', () => {
    const valid = { from: '2019', to: null, precision: 'year' };
    for (const [validity, read] of [
      [valid, valid],
      ['always', undefined],
    ]) {
      const given = file([entity('e1', 'Ada')], [phrase(['e1'], { validity })]);
      const { gsw } = parseGsw(given);
      expect(gsw.verbPhrases[0]?.questions[0]?.validity).toEqual(read);
      expect(renderGsw(gsw)).toMatchObject(given);
    }
  });

  it('keeps a question that nobody answers', () => {
    expect(parseGsw(file([], [phrase([])])).gsw.verbPhrases[0]?.questions[0]?.answers).toEqual([]);
  });

  it('reads a role given as text and an answer given alone, and counts both', () => {
    const { gsw, notes } = parseGsw(
      file([entity('e1', 'Ada Lovelace', { roles: 'person' })], [phrase('e1')]),
    );
    expect(gsw.entities[0]?.roles).toEqual([{ role: 'person', states: [] }]);
    expect(gsw.verbPhrases[0]?.questions[0]?.answers).toEqual(['e1']);
    expect(notes.coerced).toBe(3);
  });

  it('stores NFC, strips NUL and lone surrogates and says so, and leaves other letters alone', () => {
    const names = [
      'O\'Brien "Bob"',
      'a`b',
      'C:\\new',
      '苹果',
      'Zoe\u0308',
      '👩‍🔬 Lab',
      'A\u0000B',
      '\uD83D',
      'ﬁnance',
      'مصر',
      '   ',
    ];
    const { gsw, notes } = parseGsw(
      file(
        names.map((name, index) => entity(`e${index}`, name)),
        [],
      ),
    );
    expect(gsw.entities.map(({ name }) => name)).toEqual([
      ...names.slice(0, 4),
      'Zoë',
      '👩‍🔬 Lab',
      'AB',
      '',
      'ﬁnance',
      'مصر',
      '   ',
    ]);
    expect(notes.stripped).toBe(2);
  });

  it('carries the five lists, summary, chunk_id and unknown keys, and writes lists that were missing', () => {
    const { gsw } = parseGsw(
      file([entity('e1', 'Ada', { chunk_id: null, summary: 's' })], [], { time_nodes: [{ t: 1 }], own: 7 }),
    );
    const rendered = renderGsw(gsw);
    expect(Object.keys(rendered)).toEqual(['entity_nodes', 'verb_phrase_nodes', ...CARRIED_LISTS, 'own']);
    expect(rendered).toMatchObject({ time_nodes: [{ t: 1 }], space_nodes: [], own: 7 });
    expect(rendered.entity_nodes).toEqual([
      { id: 'e1', name: 'Ada', roles: [], chunk_id: null, summary: 's' },
    ]);
  });

  it('takes off a code fence, prose around it and a list of one', () => {
    const text = JSON.stringify(file([entity('e1', 'Ada')], []));
    for (const given of [`Sure! \`\`\`json\n${text}\n\`\`\``, `[${text}]`, `\uFEFF${text}\r\n`]) {
      expect(parseGsw(given).gsw.entities[0]?.name).toBe('Ada');
    }
    expect(parseGsw(`[${text}]`).notes.unwrapped).toBe(1);
  });

  it.each([
    ['nothing', '', 'is empty'],
    ['a cut file', '{"entity_nodes":[{"id":"e1","name":"Oslo"}', 'is cut off: its JSON does not end'],
    [
      'a file cut off in a long text',
      `{"name":"a \\" b","text":"${'x'.repeat(20_000_000)}`,
      'is cut off: its JSON does not end',
    ],
    ['text after the document', '{"a":"}\\""} done', 'has text after its JSON document'],
    ['two documents', '{"entity_nodes":[]}\n{"entity_nodes":[]}', 'holds more than one JSON document'],
    ['prose', 'I cannot do that.', 'is not JSON'],
    [
      'the schema',
      { type: 'object', properties: { entity_nodes: {} } },
      'is a JSON Schema and not a value of it',
    ],
    ['two entities of one id', file([entity('e1', 'A'), entity('e1', 'B')], []), 'entity "e1" stands twice'],
    [
      'no list',
      { entity_nodes: {}, verb_phrase_nodes: [] },
      'gsw: expected the list entity_nodes, got an object',
    ],
    ['a list of texts', file(['Ada'], []), 'entity_nodes[0]: expected an object, got a string'],
  ])('refuses %s with the reason', (_kind, given, reason) => {
    expect(reasonOf(given)).toBe(reason);
  });

  it('refuses a name of more than 1,000 characters and states the limit', () => {
    expect(reasonOf(file([entity('e1', 'x'.repeat(1_000))], []))).toBe('accepted');
    expect(reasonOf(file([entity('e1', 'x'.repeat(5_000))], []))).toMatch(
      /1000 characters, this one has 5000/,
    );
    expect(reasonOf(file([], [phrase(['y'.repeat(1_001)])]))).toMatch(/1000 characters/);
  });

  it('refuses what is nested so deep that it could not be written back, and reads what is not', () => {
    const nested = (depth: number): string =>
      `{"entity_nodes":[],"verb_phrase_nodes":[],"own":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect(reasonOf(nested(150))).toBe('accepted');
    for (const depth of [201, 3_000, 200_000])
      expect(reasonOf(nested(depth))).toMatch(/^is nested more than 200/);
    expect(reasonOf('['.repeat(200_000) + ']'.repeat(200_000))).toMatch(/^is nested more than 200/);
    expect(() => JSON.stringify(renderGsw(parseGsw(nested(150)).gsw))).not.toThrow();
  });

  it('reads what it writes as the same, whatever was read', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('e1', 'None', 'TEXT: a', 'literal:1', ''),
    );
    const json = fc.jsonValue({ maxDepth: 2 });
    const roles = fc.oneof(
      text,
      fc.array(fc.oneof(text, fc.record({ role: text, states: json, chunk_id: json }))),
    );
    const entities = fc.uniqueArray(
      fc.record({ id: text, name: fc.oneof(text, json), roles, summary: json }),
      { selector: cleanId },
    );
    const note = fc.oneof(json, fc.constant([[0, null]]));
    const question = fc.record({
      id: text,
      text,
      answers: fc.oneof(text, fc.array(fc.oneof(text, fc.integer(), fc.constant(null)))),
      'panini:none-answers': note,
    });
    const questions = fc.array(question, { maxLength: 1 });
    const phrases = fc.array(fc.record({ id: text, phrase: json, questions }), { maxLength: 1 });
    const whole = fc.record(
      { entity_nodes: entities, verb_phrase_nodes: phrases, space_nodes: json, own: json },
      { requiredKeys: ['entity_nodes', 'verb_phrase_nodes'] },
    );
    fc.assert(
      fc.property(whole, (given) => {
        const first = parseGsw(given).gsw;
        const bytes = JSON.stringify(renderGsw(first));
        expect(parseGsw(bytes).gsw).toEqual(JSON.parse(JSON.stringify(first)));
        expect(JSON.stringify(renderGsw(parseGsw(bytes).gsw))).toBe(bytes);
      }),
      { numRuns: 300 },
    );
  });
});

function cleanId({ id }: { id: string }): string {
  return id.replace(/[\0\p{Cs}]/gu, '').normalize('NFC');
}
