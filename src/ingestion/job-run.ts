import type { PassageToConstruct } from '../extraction/gsw-constructor.js';
import { cutPassages, type CutPassage } from '../reading/passages/cut-passages.js';
import type { ConfiguredConstructor } from './gsw-constructors.js';
import type { ClaimedJob } from './jobs.repository.js';
import type { PassageFault } from './job.js';
import { passageKey } from './passage-key.js';

export interface JobPassage extends CutPassage {
  /** Of its construction. */
  key: string;
  toConstruct: PassageToConstruct;
}

/** One job while a worker is at it. */
export interface JobRun {
  job: ClaimedJob;
  configured: ConfiguredConstructor;
  /** Name of the constructor with that of the model it asks. */
  constructorName: string;
  passages: JobPassage[];
  /** Filled while passages are read, by place in the document. */
  faults: PassageFault[];
  /** Aborts when the job is cancelled, lost to another worker, or the process stops. */
  signal: AbortSignal;
}

/** Part of every cache key: another model is another construction. */
export function constructorNameOf({ gswConstructor, model }: ConfiguredConstructor): string {
  return model === undefined ? gswConstructor.name : `${gswConstructor.name} ${model.model}`;
}

/** A job's text cut into the passages that are read. */
export function startRun(
  job: ClaimedJob,
  text: string,
  { configured, signal }: Pick<JobRun, 'configured' | 'signal'>,
): JobRun {
  const constructorName = constructorNameOf(configured);
  const passages = cutPassages(text, { tokens: job.passageTokens }).map((passage) => {
    const toConstruct = { title: job.title, text: passage.text, documentDate: job.date };
    return { ...passage, toConstruct, key: passageKey(job.workspaceKey, constructorName, toConstruct) };
  });
  return { job, configured, constructorName, passages, faults: [], signal };
}
