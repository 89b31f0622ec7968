import type { EvaluationRequest } from '../evaluation-request.js';
import { curveMethods } from './curve.js';
import { methodsOf, type ComparedMethod } from './compared-method.js';

export interface CompareRequest extends Omit<EvaluationRequest, 'baseline'> {
  /** Names of methods; all but the ablations when absent. */
  methods?: readonly string[];
  /** Add Panini with each part changed. */
  ablations?: boolean;
  /** Compare at evidence budgets instead. */
  curve?: boolean;
  /** Path of the run file: what it holds is not asked again. */
  run?: string;
}

/** The methods that a request names, with its changes to the recipe under their own. @throws PaniniError BAD_USER_INPUT */
export function requestedMethods(request: CompareRequest): ComparedMethod[] {
  const methods = request.curve
    ? curveMethods()
    : methodsOf(request.methods, { ablations: request.ablations === true });
  return methods.map((method) =>
    method.kind === 'panini' ? { ...method, recipe: { ...request.recipe, ...method.recipe } } : method,
  );
}
