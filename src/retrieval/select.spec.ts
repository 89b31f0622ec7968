import { describe, expect, it } from '@jest/globals';
import { branchOf, stateOf } from '../../test/support/ricr-states.js';
import { factOf, pairOf, type EntityDraft } from '../../test/support/ricr-world.js';
import { finalDrafts, innerDrafts } from './draft.js';
import type { QaPair } from './evidence.js';
import { cut, uniqueByEntity, uniqueByFact, type Selected } from './select.js';

const kept = (selected: readonly Selected[]) => selected.filter((one) => one.pruned === null);
const told = (document: string, answer: EntityDraft, question = 'Who founded it?') =>
  pairOf({ document, question, answers: [answer] });
const select = (...found: (readonly [QaPair, number])[]) => uniqueByEntity(innerDrafts(0, [branchOf(found)]));

describe('Unique answers at an inner step', () => {
  it('keep the best state per entity over all prior states', () => {
    const [one, other] = [stateOf(0, 'one', 0.9), stateOf(0, 'other', 0.5)];
    const branches = [
      branchOf([[told('a', 'Ada'), 0.4]], one),
      branchOf(
        [
          [told('b', 'Ada'), 0.9],
          [told('b', 'Ben'), 0.3],
        ],
        other,
      ),
    ];
    const selected = uniqueByEntity(innerDrafts(1, branches));
    expect(kept(selected).map(({ chosen, prior }) => [chosen?.name, prior])).toEqual([
      ['Ada', other.id],
      ['Ben', other.id],
    ]);
    expect(selected.filter((draft) => draft.pruned === 'SAME_ENTITY').map(({ prior }) => prior)).toEqual([
      one.id,
    ]);
  });

  it('stand for all the nodes that bear the name', () => {
    const selected = select([told('b', 'Ada'), 0.9], [told('a', 'ADA'), 0.4], [told('c', 'Ada'), 0.3]);
    const [state, ...others] = kept(selected);
    expect(others).toEqual([]);
    expect(state?.chosen?.entityIds).toEqual(['a/ADA', 'b/Ada', 'c/Ada']);
    expect(state?.state.choices.get(0)?.entityIds).toEqual(['a/ADA', 'b/Ada', 'c/Ada']);
  });

  it('keep two things of one name apart when their types differ', () => {
    const selected = select(
      [told('a', { name: 'Lantern', coarseType: 'work' }), 0.9],
      [told('b', { name: 'Lantern', coarseType: 'organisation' }), 0.8],
      [told('c', { name: 'Lantern' }), 0.7],
    );
    expect(kept(selected).map(({ chosen }) => chosen?.entityIds)).toEqual([
      ['a/Lantern', 'c/Lantern'],
      ['b/Lantern'],
    ]);
  });

  it('keep two people of one name apart when a unique fact differs, and lets none join both', () => {
    const born = (document: string, value?: string) =>
      told(document, { name: 'Edrin Tolvey', facts: value ? [{ kind: 'birth-date', value }] : [] });
    const selected = select(
      [born('a', '1841'), 0.9],
      [born('b', '1798'), 0.8],
      [born('c', '1798'), 0.7],
      [born('d'), 0.6],
    );
    const groups = kept(selected).map(({ chosen }) => chosen?.entityIds);
    expect(groups).toEqual([
      ['a/Edrin Tolvey', 'd/Edrin Tolvey'],
      ['b/Edrin Tolvey', 'c/Edrin Tolvey'],
    ]);
  });

  it('learn from each node they take in, so that a third that conflicts with the second stays out', () => {
    const selected = select(
      [told('a', 'Ilsa'), 0.9],
      [told('b', { name: 'Ilsa', facts: [{ kind: 'father', value: 'jonas' }] }), 0.8],
      [told('c', { name: 'Ilsa', facts: [{ kind: 'father', value: 'rupert' }] }), 0.7],
    );
    expect(kept(selected).map(({ chosen }) => chosen?.entityIds)).toEqual([['a/Ilsa', 'b/Ilsa'], ['c/Ilsa']]);
  });

  it('never fuse names that nothing identifies', () => {
    expect(kept(select([told('a', '???'), 0.9], [told('b', '???'), 0.8]))).toHaveLength(2);
  });
});

describe('Unique facts at a final step', () => {
  const facts = (...found: (readonly [QaPair, number])[]) => uniqueByFact(finalDrafts(0, [branchOf(found)]));
  const sources = (selected: readonly Selected[]) =>
    kept(selected).map(({ state }) => state.hops.get(0)?.sources.map(({ document }) => document));

  it('that several documents state are one state with several sources', () => {
    expect(sources(facts([told('b', 'Ada'), 0.9], [told('a', 'ada', 'who founded it'), 0.8]))).toEqual([
      ['b', 'a'],
    ]);
  });

  it('with the same question and another answer stay two', () => {
    expect(sources(facts([told('b', 'Ada'), 0.9], [told('a', 'Ben'), 0.8]))).toEqual([['b'], ['a']]);
  });

  it('are told in one direction of their verb phrase, the better one', () => {
    const [forward, inverse] = factOf({
      forward: 'Where was Ada born?',
      inverse: 'Who was born in Oslo?',
      of: 'Ada',
      is: ['Oslo'],
    }) as [QaPair, QaPair];
    const selected = facts([inverse, 0.9], [forward, 0.6]);
    expect(kept(selected).map(({ pair }) => pair.question)).toEqual(['Who was born in Oslo?']);
    expect(selected.map(({ pruned }) => pruned)).toEqual([null, 'SAME_FACT']);
  });

  it('count another document as a source whichever direction it tells', () => {
    const fact = (document: string) =>
      factOf({
        document,
        forward: 'Where was Ada born?',
        inverse: 'Who was born in Oslo?',
        of: 'Ada',
        is: ['Oslo'],
      }) as [QaPair, QaPair];
    const [one, other] = [fact('a'), fact('b')];
    expect(sources(facts([one[0], 0.9], [one[1], 0.8], [other[1], 0.7], [other[0], 0.6]))).toEqual([
      ['a', 'b'],
    ]);
  });

  it('of two people of one name stay two, though words and answer are the same', () => {
    const died = (document: string, value: string) =>
      pairOf({
        document,
        question: 'Where did Ilsa Morrick die?',
        answers: ['Corsby'],
        subjects: [{ name: 'Ilsa Morrick', facts: [{ kind: 'birth-date', value }] }],
      });
    expect(sources(facts([died('novelist', '1838'), 0.9], [died('keeper', '1802'), 0.8]))).toEqual([
      ['novelist'],
      ['keeper'],
    ]);
  });
});

describe('Cutting', () => {
  const drafts = innerDrafts(0, [
    branchOf([
      [told('a', 'Ada'), 0.3],
      [told('b', 'Ben'), 0.9],
      [told('c', 'Cid'), 0.5],
    ]),
  ]);

  it('marks what falls out beyond the best, with the reason, and drops nothing from the trace', () => {
    const selected = cut(uniqueByEntity(drafts), 2, 'BEAM');
    expect(selected.map(({ chosen, pruned }) => [chosen?.name, pruned])).toEqual([
      ['Ben', null],
      ['Cid', null],
      ['Ada', 'BEAM'],
    ]);
    const again = cut(selected, 1, 'CHAIN_TOP_K');
    expect(again.map(({ pruned }) => pruned)).toEqual([null, 'CHAIN_TOP_K', 'BEAM']);
  });

  it('does not hang on the order in which candidates came', () => {
    expect(cut(uniqueByEntity([...drafts].reverse()), 2, 'BEAM')).toEqual(
      cut(uniqueByEntity(drafts), 2, 'BEAM'),
    );
  });
});
