import type { Gsw } from '../gsw.js';
import { noParseNotes, type ParseNotes } from '../source-document.js';
import { Coercion, extraOf, kindOf, objectAt, refuseTwice, type JsonObject } from './coerce.js';
import { InterchangeFault } from './interchange-fault.js';
import { LiteralAnswers } from './literal-answers.js';
import { parseEntity } from './parse-entity.js';
import { parseVerbPhrase } from './parse-verb-phrase.js';
import { readJson, unwrapList, type ReadJson } from './read-json.js';

/** The five lists at the end of an interchange file that Panini only carries. */
export const CARRIED_LISTS = [
  'space_nodes',
  'time_nodes',
  'similarity_edges',
  'space_edges',
  'time_edges',
] as const;

export interface ParsedGsw {
  gsw: Gsw;
  notes: ParseNotes;
}

/**
 * The GSW of one passage from interchange JSON, as a value or as text. Nothing is dropped: what Panini does not read stays in `extra`,
 * an answer that is no entity becomes a literal one.
 * @throws InterchangeFault with the reason when it is not a GSW
 */
export function parseGsw(given: unknown): ParsedGsw {
  const { value, unwrapped } = typeof given === 'string' ? readJson(given) : unwrapList(given);
  const notes = { ...noParseNotes(), unwrapped: unwrapped ? 1 : 0 };
  const coercion = new Coercion(notes);
  const file = gswObject({ value, unwrapped });
  const entities = coercion
    .list(file.entity_nodes)
    .map((entity, index) => parseEntity(entity, index, coercion));
  const entityIds = new Set(entities.map((entity) => entity.localId));
  const literals = new LiteralAnswers(entityIds);
  const verbPhrases = coercion
    .list(file.verb_phrase_nodes)
    .map((phrase, index) => parseVerbPhrase(phrase, index, { entityIds, literals, coercion }));
  const gsw = { entities: [...entities, ...literals.entities()], verbPhrases, extra: carried(file) };
  refuseRepeatedIds(gsw);
  return { gsw, notes };
}

function gswObject({ value }: ReadJson): JsonObject {
  const file = objectAt(value, 'gsw');
  for (const key of ['entity_nodes', 'verb_phrase_nodes']) {
    if (Array.isArray(file[key])) continue;
    throw new InterchangeFault(`gsw: expected the list ${key}, got ${kindOf(file[key])}`);
  }
  return file;
}

function carried(file: JsonObject): JsonObject {
  const lists = CARRIED_LISTS.map((key) => [key, Object.hasOwn(file, key) ? file[key] : []] as const);
  return {
    ...Object.fromEntries(lists),
    ...extraOf(file, ['entity_nodes', 'verb_phrase_nodes', ...CARRIED_LISTS]),
  };
}

function refuseRepeatedIds(gsw: Gsw): void {
  const questions = gsw.verbPhrases.flatMap((phrase) => phrase.questions);
  refuseTwice(
    gsw.entities.map((entity) => entity.localId),
    'entity',
  );
  refuseTwice(
    gsw.verbPhrases.map((phrase) => phrase.localId),
    'verb phrase',
  );
  refuseTwice(
    questions.map((question) => question.localId),
    'question',
  );
}
