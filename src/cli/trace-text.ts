import type { Plan } from '../planning/plan.js';
import type { Trace, TraceQuestion, TraceState, TraceStep } from '../retrieval/trace.js';

const ENTITIES_SHOWN = 5;
const CANDIDATES_SHOWN = 8;

/** A trace for people, as the paper's Figure 9: the plan, then each hop with its entities, its pairs with their scores, and the beams kept and pruned. */
export function traceText({ plan, trace }: { plan: Plan; trace: Trace }): string {
  const steps = plan.steps.map(
    ({ question, requiresRetrieval }, index) =>
      `  ${index + 1}. ${question}${requiresRetrieval ? '' : '  (computed)'}`,
  );
  const notes = plan.notes.map((note) => `  ${note}`);
  const hops = trace.steps.flatMap((step) => ['', ...stepLines(step, trace)]);
  return [`Plan by ${plan.planner}`, ...steps, ...notes, ...hops].join('\n');
}

function stepLines(step: TraceStep, trace: Trace): string[] {
  const asked = step.questions.flatMap((question) => questionLines(question, trace));
  const kept = step.states.filter((state) => state.pruned === null);
  const pruned = step.states.filter((state) => state.pruned !== null);
  return [
    `Hop ${step.step + 1}${step.final ? ', last of its chain' : ''}${step.kind === 'computed' ? ', computed' : ''}`,
    ...asked,
    ...(step.empty ? [`  ends here: ${step.empty.sentence}`] : []),
    ...kept.map((state) => `  kept    ${stateText(state, trace)}`),
    ...pruned.map((state) => `  pruned  ${stateText(state, trace)}  ${state.pruned}`),
  ];
}

function questionLines({ text, entities, candidates }: TraceQuestion, trace: Trace): string[] {
  const names = entities.slice(0, ENTITIES_SHOWN).map(({ name }) => name);
  const shown = candidates.slice(0, CANDIDATES_SHOWN);
  const more = candidates.length - shown.length;
  return [
    `  asked   ${text}`,
    `          entities: ${names.join(', ') || 'none'}${entities.length > names.length ? `, and ${entities.length - names.length} more` : ''}`,
    ...shown.map(
      (candidate) =>
        `    ${candidate.relevance.toFixed(3)}  ${pairText(candidate.questionId, trace)}` +
        `  (cosine ${candidate.cosine.toFixed(3)}, rerank ${candidate.rerankScore?.toFixed(3) ?? 'not shown'}, support ${candidate.support.toFixed(2)})`,
    ),
    ...(more > 0 ? [`    and ${more} more candidates`] : []),
  ];
}

function stateText(state: TraceState, trace: Trace): string {
  const pair = pairText(state.questionId, trace);
  return `${state.score.toFixed(4)}  ${[state.chosen?.name, pair].filter(Boolean).join(' <- ')}`;
}

function pairText(questionId: string, { pairs }: Trace): string {
  const pair = pairs[questionId];
  return pair ? `${pair.question} ${pair.answers.map(({ name }) => name).join('; ')}`.trim() : '';
}
