import type { Environment } from '../config/environment.js';

export type IngestionSettings = Pick<Environment, 'PANINI_JOB_LEASE_SECONDS' | 'PANINI_TEST_FAILPOINT'>;

/** Provides what the environment says about ingestion. */
export const INGESTION_SETTINGS = Symbol('IngestionSettings');
