import { describe, expect, it } from '@jest/globals';
import { PaniniError } from '../errors/panini-error.js';
import { PlanningService } from './planning.service.js';

const service = new PlanningService(null);

async function codeOf(act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
  } catch (thrown) {
    if (thrown instanceof PaniniError) return thrown.code;
    throw thrown;
  }
  return 'none';
}

describe('planning a question', () => {
  it('follows the plan the caller gives, whatever the mode', async () => {
    const { plan, graph } = await service.plan({
      question: 'Who built the mill?',
      mode: 'rules',
      given: [{ question: 'Who built Tarn Mill?', requires_retrieval: true }],
    });
    expect(plan.source).toBe('given');
    expect(graph.chains).toEqual([[0]]);
  });

  it('makes a plan by rules, with its graph, when there is no language model', async () => {
    const { plan, graph, usage } = await service.plan({
      question: 'Where was the director of Salt Roads born?',
    });
    expect(plan.planner).toBe('rules/1');
    expect(graph.chains).toEqual([[0, 1]]);
    expect(usage).toEqual([]);
  });

  it('keeps the question whole when no plan is wanted, also a comparison', async () => {
    const question = 'Who is older, Ada Quill or Bo Fenn?';
    const { plan } = await service.plan({ question, mode: 'none' });
    expect(plan.steps).toEqual([{ question, requiresRetrieval: true }]);
  });

  it('refuses an empty and an over-long question, and a faulty given plan', async () => {
    expect(await codeOf(() => service.plan({ question: '  ' }))).toBe('BAD_USER_INPUT');
    expect(await codeOf(() => service.plan({ question: 'a'.repeat(2_001), mode: 'none' }))).toBe(
      'LIMIT_EXCEEDED',
    );
    expect(await codeOf(() => service.plan({ question: 'a'.repeat(2_000), mode: 'none' }))).toBe('none');
    expect(await codeOf(() => service.plan({ question: 'Who?', given: [] }))).toBe('BAD_USER_INPUT');
  });

  it('says that there is no language model instead of planning by rules in its place', async () => {
    expect(await codeOf(() => service.plan({ question: 'Who?', mode: 'llm' }))).toBe('CONFIGURATION_INVALID');
  });
});
