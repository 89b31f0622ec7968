import { usageLine } from '../costs/usage.js';
import type { Row } from '../graph/graph.service.js';
import type { ConstructionKind, Job, JobState, PassageFault } from './job.js';

type JobRow = Row<'ingestion/job-by-id'>['job'];

/** A job from what the graph holds of it. */
export function jobFromRow(row: JobRow): Job {
  const { counts, usage, faults, state, construct, ...rest } = row;
  return {
    ...rest,
    state: state as JobState,
    construct: construct as ConstructionKind,
    counts: fromJson<Record<string, number>>(counts, {}),
    usage: usage.map(usageLine),
    faults: fromJson<PassageFault[]>(faults, []),
  };
}

function fromJson<Value>(json: string | null, otherwise: Value): Value {
  return json === null ? otherwise : (JSON.parse(json) as Value);
}
