import { readFileSync } from 'node:fs';

export interface SamplePassage {
  id: string;
  title: string;
  text: string;
  document?: string;
  index?: number;
  tags: string[];
  date: string;
}

export interface SampleEntity {
  id: string;
  name: string;
  roles: { role: string; states: string[]; chunk_id: null }[];
  chunk_id: null;
  summary: null;
}

export interface SampleVerbPhrase {
  id: string;
  phrase: string;
  questions: { id: string; text: string; answers: string[]; chunk_id: null }[];
  chunk_id: null;
}

/** One line of gsws.jsonl, in the interchange form. */
export interface SampleGsw {
  passage: string;
  title: string;
  gsw: {
    entity_nodes: SampleEntity[];
    verb_phrase_nodes: SampleVerbPhrase[];
    space_nodes: unknown[];
    time_nodes: unknown[];
    similarity_edges: unknown[];
    space_edges: unknown[];
    time_edges: unknown[];
  };
}

export interface SampleQuestion {
  id: string;
  question: string;
  answer: string;
  aliases: string[];
  answerable: boolean;
  type: string;
  hops: number;
  supporting: string[];
  plan?: { question: string; requires_retrieval: boolean }[];
  unanswerable?: 'missing fact' | 'unknown entity' | 'false premise';
  about?: string[];
  showcase?: boolean;
}

/** The three files of a world, line by line. */
export interface World {
  passages: SamplePassage[];
  gsws: SampleGsw[];
  questions: SampleQuestion[];
}

function readLines<T>(name: string): T[] {
  const text = readFileSync(new URL(`../../sample/${name}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/** Reads the sample workspace of this repository. */
export function readSampleWorld(): World {
  return {
    passages: readLines('passages.jsonl'),
    gsws: readLines('gsws.jsonl'),
    questions: readLines('questions.jsonl'),
  };
}
