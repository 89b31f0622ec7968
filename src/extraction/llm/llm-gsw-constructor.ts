import { PaniniError } from '../../errors/panini-error.js';
import { addValidity } from '../../gsw/fact-validity.js';
import type { Gsw } from '../../gsw/gsw.js';
import { passageNames } from '../../gsw/passage-names.js';
import { questionSpan } from '../../gsw/question-span.js';
import type { LanguageModel } from '../../models/language-model.js';
import type {
  ConstructedPassage,
  ConstructionOptions,
  GswConstructor,
  PassageToConstruct,
} from '../gsw-constructor.js';
import { languageOf } from '../language.js';
import { CONSTRUCT_PROMPT } from './construct.prompt.js';
import { gswOfDraft } from './draft.js';
import { firstPass, type PassageText } from './first-pass.js';
import { joinDrafts } from './join-drafts.js';
import { RecordingModel } from './recording-model.js';
import { SECOND_PASS_PROMPT } from './second-pass.prompt.js';
import { secondPass, type CountedDraft } from './second-pass.js';
import { splitInTwo } from './split-passage.js';

/** Reads passages with a language model: a first call, one re-ask for its faults, and one more call for the gaps that code finds. */
export class LlmGswConstructor implements GswConstructor {
  readonly name = `llm/${CONSTRUCT_PROMPT.version}.${SECOND_PASS_PROMPT.version}`;

  async construct(passage: PassageToConstruct, options: ConstructionOptions): Promise<ConstructedPassage> {
    const { title, text } = passage;
    const model = new RecordingModel(modelOf(options), options.signal);
    const { draft, counts } = await read(model, { title, text });
    const gsw = gswOfDraft(draft);
    addValidity(gsw);
    return {
      gsw,
      counts: withoutZeros({ ...counts, ...countedCalls(model), ...countedNames(gsw, passage) }),
      ...{ usage: model.usage, language: await languageOf(text), covered: true },
    };
  }
}

function modelOf({ model }: ConstructionOptions): LanguageModel {
  if (model) return model;
  throw new PaniniError('CONFIGURATION_INVALID', 'Construction by a language model needs a language model.', {
    hint: 'Set OPENAI_API_KEY or LANGUAGE_MODEL_BASE_URL, or construct by rules.',
  });
}

async function read(model: LanguageModel, passage: PassageText): Promise<CountedDraft> {
  const first = await firstOrHalves(model, passage);
  const second = await secondPass(model, passage, first.draft);
  return { draft: second.draft, counts: addedCounts(first.counts, second.counts) };
}

/** A passage whose reply does not end is read in two halves; a half that does not end either fails the passage. */
async function firstOrHalves(model: LanguageModel, passage: PassageText): Promise<CountedDraft> {
  try {
    const { draft, faults } = await firstPass(model, passage);
    return { draft, counts: faults.counts() };
  } catch (thrown) {
    const halves =
      thrown instanceof PaniniError && thrown.code === 'OUTPUT_TRUNCATED' && splitInTwo(passage.text);
    if (!halves) throw thrown;
    const { title } = passage;
    const left = await firstPass(model, { title, text: halves[0] });
    const right = await firstPass(model, { title, text: halves[1] });
    const counts = addedCounts(left.faults.counts(), right.faults.counts());
    return { draft: joinDrafts(left.draft, right.draft), counts: { ...counts, split: 1 } };
  }
}

function addedCounts(left: Record<string, number>, right: Record<string, number>): Record<string, number> {
  const sum = { ...left };
  for (const [kind, count] of Object.entries(right)) sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
}

function countedCalls({ usage }: RecordingModel): Record<string, number> {
  const of = (kind: string): number => usage.filter((call) => call.kind === kind).length;
  return { 're-asked': of('construct-again'), 'second-pass': of('second-pass') };
}

/** Names and facts that cannot be shown in the passage or its title: a cheap check for what nobody said. */
function countedNames(gsw: Gsw, { title, text }: PassageToConstruct): Record<string, number> {
  const names = passageNames(`${title}\n${text}`, gsw);
  const inText = passageNames(text, gsw);
  const questions = gsw.verbPhrases.flatMap((phrase) => phrase.questions);
  return {
    'name-not-in-passage': gsw.entities.filter(({ localId }) => !names.spans.get(localId)?.length).length,
    'question-without-span': questions.filter((question) => questionSpan(question, inText) === null).length,
    'fact-with-time': gsw.verbPhrases.filter(({ questions: [first] }) => first?.validity).length,
  };
}

function withoutZeros(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
