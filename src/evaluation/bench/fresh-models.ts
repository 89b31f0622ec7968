import type { Models } from '../../models/models.js';

/** Opens models of their own, with nothing in their caches; whoever opens them closes them. */
export type OpenFreshModels = () => Models;

export const FRESH_MODELS = Symbol('FreshModels');
