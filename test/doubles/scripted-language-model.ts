import type {
  LanguageModel,
  LanguageModelCall,
  LanguageModelReply,
} from '../../src/models/language-model.js';

/** What one call is answered with: a text that ended by itself, or parts of a reply. */
export type ScriptedReply = string | Partial<LanguageModelReply>;

/** A language model that answers from a script and keeps every call. */
export class ScriptedLanguageModel implements LanguageModel {
  readonly model = 'scripted/1';
  readonly calls: LanguageModelCall[] = [];

  /** @param next what a call is answered with; `place` counts calls from 0 */
  constructor(private readonly next: (call: LanguageModelCall, place: number) => ScriptedReply) {}

  /** One that answers with these texts in turn, the last one again and again. */
  static saying(...replies: ScriptedReply[]): ScriptedLanguageModel {
    return new ScriptedLanguageModel((_call, place) => replies[Math.min(place, replies.length - 1)] ?? '');
  }

  complete(call: LanguageModelCall): Promise<LanguageModelReply> {
    const given = this.next(call, this.calls.length);
    this.calls.push(call);
    return Promise.resolve({
      ...{ text: '', finish: 'stop', refusal: null, model: 'scripted-1', ms: 1 },
      usage: { inputTokens: 100, cachedInputTokens: 0, outputTokens: 10 },
      ...(typeof given === 'string' ? { text: given } : given),
    });
  }
}
