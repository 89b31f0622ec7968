import { describe, expect, it } from '@jest/globals';
import { sampleConstructor } from '../../../test/doubles/sample-constructor.js';
import { ScriptedLanguageModel } from '../../../test/doubles/scripted-language-model.js';
import { readSampleWorld } from '../../../test/support/sample-world.js';
import { parseGsw } from '../../gsw/interchange/parse-gsw.js';
import type { Gsw } from '../../gsw/gsw.js';
import { LlmGswConstructor } from './llm-gsw-constructor.js';

const facts = ({ entities, verbPhrases }: Gsw): unknown => {
  const names = new Map(entities.map(({ localId, name }) => [localId, name]));
  return verbPhrases.flatMap(({ phrase, questions }) =>
    questions.map(({ text, answers }) => [phrase, text, answers.map((id) => names.get(id))]),
  );
};

const named = ({ entities }: Gsw): unknown =>
  entities.map(({ name, roles }) => [name, roles.map(({ role, states }) => [role, states])]);

describe('the sample world read by a model that knows it', () => {
  it('gives every entity, question and answer of its GSWs', async () => {
    const { passages, gsws } = readSampleWorld();
    const reply = sampleConstructor();
    const model = new ScriptedLanguageModel(({ system, messages }) =>
      JSON.stringify(reply({ system, user: messages[0]?.content ?? '' })),
    );
    for (const { id, title, text } of passages) {
      const given = gsws.find(({ passage }) => passage === id);
      if (!given) continue;
      const { gsw } = await new LlmGswConstructor().construct({ title, text, documentDate: null }, { model });
      const wanted = parseGsw(given.gsw).gsw;
      expect(facts(gsw)).toEqual(facts(wanted));
      expect(named(gsw)).toEqual(named(wanted));
    }
    expect(model.calls.length).toBeGreaterThan(gsws.length - 1);
  });
});
