import type { Environment } from '../config/environment.js';
import type { PriceSettings } from '../costs/price-book.js';

export type IngestionSettings = PriceSettings &
  Pick<Environment, 'PANINI_JOB_LEASE_SECONDS' | 'PANINI_TEST_FAILPOINT'>;

/** Provides what the environment says about ingestion. */
export const INGESTION_SETTINGS = Symbol('IngestionSettings');
