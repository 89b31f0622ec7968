import { z } from 'zod';
import type { ReplySchema } from '../../models/language-model.js';

/** One role of an entity: its id, its name, the role, then states. A further role is a further row of the same id and name. */
const entityRow = z.array(z.string());

const relation = {
  p: z.string().describe('verb phrase'),
  s: z.array(z.number()).describe('ids of the subjects: the answer of b'),
  o: z.array(z.number()).describe('ids of the objects: the answer of f'),
  f: z.string().describe('question about the subjects, answered by o'),
  b: z.string().describe('question about the objects, answered by s'),
};

/** What a construction reply is: entities as rows of text, relations with one question each way. Code sets the answers. */
export const constructionReply = z.strictObject({
  e: z.array(entityRow),
  r: z.array(z.strictObject(relation)),
});
export type ConstructionReply = z.infer<typeof constructionReply>;
export type RelationReply = ConstructionReply['r'][number];

/** What a second-pass reply is: further rows, and relations that are new (n is 0) or replace the one of that number. */
export const secondPassReply = z.strictObject({
  e: z.array(entityRow),
  r: z.array(z.strictObject({ n: z.number().describe('0, or the relation it corrects'), ...relation })),
});
export type SecondPassReply = z.infer<typeof secondPassReply>;

export const CONSTRUCTION_SCHEMA: ReplySchema = { name: 'gsw', type: constructionReply };
export const SECOND_PASS_SCHEMA: ReplySchema = { name: 'gsw_additions', type: secondPassReply };
