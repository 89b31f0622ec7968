import type { Row } from '../graph/graph.service.js';
import type { EntityRole, Gsw, Question } from './gsw.js';
import { extraOf, type JsonObject } from './interchange/coerce.js';
import { readValidity } from './validity.js';

type StoredGsw = Pick<Row<'gsw/passage-gsws'>, 'mentions' | 'verbPhrases'>;

/** The GSW of a passage from what the graph holds of it. */
export function gswFromRow({ mentions, verbPhrases }: StoredGsw, gswExtra: string): Gsw {
  return {
    entities: mentions.map(({ localId, name, literal, roles, extra }) => ({
      ...{ localId, name, literal },
      roles: rolesFromJson(roles),
      extra: objectFromJson(extra),
    })),
    verbPhrases: verbPhrases.map(({ localId, phrase, extra, questions }) => ({
      ...{ localId, phrase },
      questions: questions.map(questionFromRow),
      extra: objectFromJson(extra),
    })),
    extra: objectFromJson(gswExtra),
  };
}

function questionFromRow(row: StoredGsw['verbPhrases'][number]['questions'][number]): Question {
  const { localId, text, answers, extra, validFrom: from, validTo: to, precision } = row;
  const validity = readValidity({ from, to, precision });
  return { localId, text, answers, ...(validity ? { validity } : {}), extra: objectFromJson(extra) };
}

/** Roles as a mention stores them; what a hand edit left unreadable counts as none. */
export function rolesFromJson(json: string | null): EntityRole[] {
  const roles = fromJson(json);
  return Array.isArray(roles) ? roles.filter(isObject).map(roleFromObject) : [];
}

function roleFromObject(value: JsonObject): EntityRole {
  const states: unknown[] = Array.isArray(value.states) ? value.states : [];
  const extra = extraOf(value, ['role', 'states']);
  return {
    role: typeof value.role === 'string' ? value.role : '',
    states: states.filter((state) => typeof state === 'string'),
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  };
}

function objectFromJson(json: string | null): JsonObject {
  const value = fromJson(json);
  return isObject(value) ? value : {};
}

function fromJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null') as unknown;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
