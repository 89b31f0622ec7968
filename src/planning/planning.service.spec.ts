import { describe, expect, it } from '@jest/globals';
import { PaniniError } from '../errors/panini-error.js';
import { PlanningService } from './planning.service.js';

const service = new PlanningService();

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (thrown) {
    if (thrown instanceof PaniniError) return thrown.code;
    throw thrown;
  }
  return 'none';
}

describe('planning a question', () => {
  it('follows the plan the caller gives, whatever the mode', () => {
    const { plan, graph } = service.plan('Who built the mill?', 'rules', [
      { question: 'Who built Tarn Mill?', requires_retrieval: true },
    ]);
    expect(plan.source).toBe('given');
    expect(graph.chains).toEqual([[0]]);
  });

  it('makes a plan by rules, with its graph', () => {
    const { plan, graph } = service.plan('Where was the director of Salt Roads born?', 'rules');
    expect(plan.planner).toBe('rules/1');
    expect(graph.chains).toEqual([[0, 1]]);
  });

  it('keeps the question whole when no plan is wanted, also a comparison', () => {
    const question = 'Who is older, Ada Quill or Bo Fenn?';
    expect(service.plan(question, 'none').plan.steps).toEqual([{ question, requiresRetrieval: true }]);
  });

  it('refuses an empty and an over-long question, and a faulty given plan', () => {
    expect(codeOf(() => service.plan('  ', 'rules'))).toBe('BAD_USER_INPUT');
    expect(codeOf(() => service.plan('a'.repeat(2_001), 'none'))).toBe('LIMIT_EXCEEDED');
    expect(codeOf(() => service.plan('a'.repeat(2_000), 'rules'))).toBe('none');
    expect(codeOf(() => service.plan('Who?', 'rules', []))).toBe('BAD_USER_INPUT');
  });
});
