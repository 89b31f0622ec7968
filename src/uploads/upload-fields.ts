import { DEFAULT_WORKSPACE } from '../context/request-context.js';
import { PaniniError } from '../errors/panini-error.js';
import { DOCUMENT_LIMITS } from '../ingestion/ingest-document.js';
import { CONSTRUCTION_KINDS, type ConstructionKind } from '../ingestion/job.js';
import { isIsoDate } from '../text/iso-date.js';

/** What an upload says of all its files. */
export interface UploadFields {
  workspace: string;
  construct: ConstructionKind | null;
  tags: string[];
  /** ISO date, or null. */
  date: string | null;
}

export const FIELD_NAMES = ['workspace', 'construct', 'tag', 'date', 'externalId'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

export function noFields(): UploadFields {
  return { workspace: DEFAULT_WORKSPACE, construct: null, tags: [], date: null };
}

/** @throws PaniniError BAD_USER_INPUT for a name that no field has */
export function fieldName(name: string): FieldName {
  const known = FIELD_NAMES.find((field) => field === name);
  if (known) return known;
  throw invalid(`There is no field "${name.slice(0, 40)}".`, `Send file, ${FIELD_NAMES.join(', ')}.`);
}

/** Takes one field in. @throws PaniniError BAD_USER_INPUT */
export function setField(fields: UploadFields, name: Exclude<FieldName, 'externalId'>, value: string): void {
  if (name === 'tag') fields.tags = withTag(fields.tags, value);
  else if (name === 'date') fields.date = dateOf(value);
  else if (name === 'construct') fields.construct = constructOf(value);
  else fields.workspace = value;
}

function withTag(tags: readonly string[], tag: string): string[] {
  const { tags: most, tag: longest } = DOCUMENT_LIMITS;
  if (tag.length >= 1 && tag.length <= longest && tags.length < most) return [...tags, tag];
  throw invalid(
    `Expected at most ${most} tags of 1 to ${longest} characters.`,
    'Send fewer or shorter ones.',
  );
}

function dateOf(value: string): string {
  if (isIsoDate(value)) return value;
  throw invalid(`Expected date as YYYY, YYYY-MM or YYYY-MM-DD, got "${value.slice(0, 40)}".`, 'Correct it.');
}

function constructOf(value: string): ConstructionKind {
  const known = CONSTRUCTION_KINDS.find((kind) => kind === value);
  if (known) return known;
  const expected = CONSTRUCTION_KINDS.join(' or ');
  throw invalid(
    `Expected construct as ${expected}, got "${value.slice(0, 40)}".`,
    'Correct it, or leave it out.',
  );
}

function invalid(message: string, hint: string): PaniniError {
  return new PaniniError('BAD_USER_INPUT', message, { hint });
}
