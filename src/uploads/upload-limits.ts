import { MOST_BYTES } from '../reading/read-file.js';

/** What one upload may bring; docs/api.md states the same numbers. */
export const UPLOAD_LIMITS = {
  /** Of all files together. */
  bytes: MOST_BYTES,
  files: 20,
  fields: 100,
  fieldBytes: 8_000,
  /** JSON Lines bring one document a line. */
  documents: 5_000,
  /** Received and parsed at one time by one server. */
  together: 2,
} as const;
