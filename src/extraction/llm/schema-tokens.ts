import { z } from 'zod';
import type { ReplySchema } from '../../models/language-model.js';
import { tokenCount } from '../../text/token-count.js';

/** Input tokens that a reply schema adds to a call, counted as its JSON. */
export function schemaTokens({ name, type }: ReplySchema): number {
  return tokenCount(JSON.stringify({ name, schema: z.toJSONSchema(type), strict: true }));
}
