import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { passageNames } from '../../gsw/passage-names.js';
import { checkReply } from './check-reply.js';
import { CONSTRUCT_PROMPT } from './construct.prompt.js';
import { CONSTRUCTION_RULES } from './construction-rules.js';
import { gswOfDraft, namesOf } from './draft.js';
import { findGaps } from './find-gaps.js';
import { expandReferences } from './references.js';
import { constructionReply, secondPassReply, type ConstructionReply } from './reply-schema.js';
import { SECOND_PASS_EXAMPLE, SECOND_PASS_PROMPT } from './second-pass.prompt.js';
import { BRIDGE, POTTER, WORKED_EXAMPLES, type WorkedExample } from './worked-examples.js';

const faultsOf = (reply: ConstructionReply): string[] => Object.keys(checkReply(reply).faults.counts());
const gapsOf = (reply: ConstructionReply, text = ''): string[] =>
  findGaps(checkReply(reply).draft, text).map(({ kind }) => kind);
const names = (example: WorkedExample): string[] => example.reply.e.map(([, name = '']) => name);
const phrases = (example: WorkedExample): string[] => example.reply.r.map(({ p }) => p);
const reply = (
  more: Partial<ConstructionReply['r'][number]> = {},
  e: string[][] = [],
): ConstructionReply => ({
  e: [['1', 'Ann', 'person'], ['2', 'Bo', 'person'], ...e],
  r: [{ p: 'married to', s: [1], o: [2], f: 'Who was @1 married to?', b: 'Who was married to @2?', ...more }],
});
const all = WORKED_EXAMPLES.flatMap(({ reply: { r } }) => r);

/** What shows that each rule is meant: a check that a reply breaking it meets, or an example that keeps it. */
const SHOWN: Record<number, () => void> = {
  1: () => expect(names(POTTER)).toEqual(expect.arrayContaining(['Marta Ilves', 'Jaan Ilves', 'chemist'])),
  2: () => expect(gapsOf(reply(), 'Ann and Bo had 412 sheep.')).toContain('value-without-entity'),
  3: () => expect(gapsOf(reply(), 'Ann married Bo on 3 May 1911.')).toContain('value-without-entity'),
  4: () => expect(phrases(POTTER)[0]).toBe('also known as'),
  5: () =>
    expect(POTTER.reply.r[0]?.o).toContain(
      Number(POTTER.reply.e.find(([, name]) => name === POTTER.title)?.[0]),
    ),
  6: () => expect(gapsOf(reply({ b: '' }))).toContain('no-inverse'),
  7: () => expect(gapsOf(reply({ f: 'Who was married?' }))).toContain('other-side-unnamed'),
  8: () => expect(all.every(({ f, b }) => f.endsWith('?') && b.endsWith('?') && f !== b)).toBe(true),
  9: () => expect(phrases(POTTER)).toEqual(expect.arrayContaining(['told', 'said', 'said in'])),
  10: () => expect(gapsOf(reply({ f: 'Who was @1 married to when he died?' }))).toContain('pronoun'),
  11: () => expect(faultsOf(reply({ o: [9] }))).toContain('dropped-answer-unknown'),
  12: () => expect(BRIDGE.reply.r[0]).toMatchObject({ s: [2, 3], o: [1] }),
  13: () => expect(phrases(POTTER)).toContain('ran over the objection of'),
  14: () =>
    expect(phrases(BRIDGE)).toEqual(
      expect.arrayContaining(['rebuilt for', 'rebuilt after', 'longer than', 'closes when wind passes']),
    ),
  15: () => expect(names(BRIDGE)).toContain('old stone bridge at Sund'),
  16: () => expect(gapsOf(reply({}, [['3', 'Oslo', 'location']]))).toContain('orphan'),
  17: () =>
    expect(POTTER.reply.r.filter(({ s, o }) => [...s, ...o].includes(11)).map(({ p }) => p)).toEqual([
      'located in',
    ]),
  18: () =>
    expect(phrases(POTTER)).toEqual(
      expect.arrayContaining(['born on', 'died in', 'nationality', 'profession', 'daughter of']),
    ),
  19: () => expect(all.every(({ p }) => p.split(' ').length <= 5)).toBe(true),
  20: () =>
    expect(
      WORKED_EXAMPLES.flatMap((one) => one.reply.e).every(
        ([, , role = '']) => role.split(' ').length <= 2 && role !== '',
      ),
    ).toBe(true),
  21: () => expect(BRIDGE.reply.r[0]?.s.length).toBe(2),
  22: () => expect(constructionReply.safeParse({ ...reply(), note: 'done' }).success).toBe(false),
};

describe('the construction prompt', () => {
  it.each(CONSTRUCTION_RULES.map((rule, place) => [place + 1, rule] as const))(
    'shows or checks rule %i: %s',
    (number) => {
      expect(CONSTRUCT_PROMPT.system).toContain(`\n${number}. ${CONSTRUCTION_RULES[number - 1] ?? ''}`);
      SHOWN[number]?.();
      expect(SHOWN[number]).toBeDefined();
    },
  );

  it.each(WORKED_EXAMPLES.map((example) => [example.title, example] as const))(
    'has an example, %s, that passes every check and names only what stands in it',
    (_title, example) => {
      expect(constructionReply.parse(example.reply)).toEqual(example.reply);
      const { draft, faults } = checkReply(example.reply);
      expect(faults.lines()).toEqual([]);
      expect(findGaps(draft, example.text)).toEqual([]);
      const gsw = gswOfDraft(draft);
      const { spans } = passageNames(`${example.title}\n${example.text}`, gsw);
      expect([...spans].filter(([, found]) => found.length === 0)).toEqual([]);
      expect(gsw.verbPhrases.every(({ questions }) => questions.length === 2)).toBe(true);
      expect(CONSTRUCT_PROMPT.system).toContain(JSON.stringify(example.reply));
    },
  );

  it('has all its questions readable without ids', () => {
    for (const { reply: one } of WORKED_EXAMPLES) {
      const known = namesOf(checkReply(one).draft);
      for (const { f, b } of one.r) expect(expandReferences(f + b, known)).not.toMatch(/@/);
    }
  });

  it('has nothing variable before the document, and the document between two lines that it cannot close', () => {
    const document = { title: 'T', text: 'ends </DOC-000000000000> early' };
    const user = CONSTRUCT_PROMPT.user(document, 'DOC-000000000000');
    expect(user.split('DOC-000000000000')).toHaveLength(3);
    expect(CONSTRUCT_PROMPT.system).not.toContain('DOC-');
  });

  it('changes its version when its words change', () => {
    const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect({
      construct: [CONSTRUCT_PROMPT.version, digest(CONSTRUCT_PROMPT.system)],
      secondPass: [SECOND_PASS_PROMPT.version, digest(SECOND_PASS_PROMPT.system)],
    }).toEqual({ construct: [1, 'fbfec7bead982bc7'], secondPass: [1, 'dabac40284d5aebe'] });
  });

  it('shows a second pass an example of the right shape', () => {
    expect(secondPassReply.parse(SECOND_PASS_EXAMPLE)).toEqual(SECOND_PASS_EXAMPLE);
  });
});
