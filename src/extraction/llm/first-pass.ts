import { PaniniError } from '../../errors/panini-error.js';
import { randomFence } from '../../models/fence.js';
import type { LanguageModel } from '../../models/language-model.js';
import { askStructured } from '../../models/structured-reply.js';
import { tokenCount } from '../../text/token-count.js';
import { checkReply, type CheckedReply } from './check-reply.js';
import { CONSTRUCT_PROMPT } from './construct.prompt.js';
import { outputLimit } from './limits.js';
import { constructionReply } from './reply-schema.js';

/** Title and text that a call reads. */
export interface PassageText {
  title: string;
  text: string;
}

/**
 * The first reading of a passage: what of the reply passed its checks after at most one re-ask that quotes all faults.
 * @throws PaniniError MODEL_REPLY_INVALID, MODEL_REFUSED, OUTPUT_TRUNCATED; those of the model
 */
export async function firstPass(model: LanguageModel, passage: PassageText): Promise<CheckedReply> {
  const { value, faults, refusal } = await askStructured({
    model,
    call: {
      kind: 'construct',
      system: CONSTRUCT_PROMPT.system,
      messages: [{ role: 'user', content: CONSTRUCT_PROMPT.user(passage, randomFence()) }],
      maxOutputTokens: outputLimit(tokenCount(passage.text)),
    },
    again: 'construct-again',
    schema: { name: CONSTRUCT_PROMPT.schema.name, type: constructionReply },
    check: (reply) => checkReply(reply).faults.lines(),
  });
  if (refusal !== null) throw refused(refusal);
  if (value === null) throw invalid(faults);
  return checkReply(value);
}

function refused(words: string): PaniniError {
  return new PaniniError('MODEL_REFUSED', 'The model declined to read this passage.', {
    details: { refusal: words.slice(0, 500) },
  });
}

function invalid(faults: readonly string[]): PaniniError {
  return new PaniniError(
    'MODEL_REPLY_INVALID',
    'The model answered twice with something that is not a GSW.',
    {
      hint: 'Try another model, or run the document again.',
      details: { faults: faults.slice(0, 20).map((fault) => fault.slice(0, 300)) },
    },
  );
}
