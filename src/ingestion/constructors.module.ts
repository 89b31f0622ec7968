import { Global, Module } from '@nestjs/common';
import { LlmGswConstructor } from '../extraction/llm/llm-gsw-constructor.js';
import { RulesConstructor } from '../extraction/rules/rules-constructor.js';
import { LANGUAGE_MODEL, type LanguageModel } from '../models/language-model.js';
import { GSW_CONSTRUCTORS, type ConfiguredConstructor } from './gsw-constructors.js';

/** Passages of one document that a model reads side by side. */
const PASSAGES_AT_ONCE = 4;

/** The ways of construction of this process: a language model first when there is one, and always the rules. */
@Global()
@Module({
  providers: [
    {
      provide: GSW_CONSTRUCTORS,
      inject: [LANGUAGE_MODEL],
      useFactory: (model: LanguageModel | null): ConfiguredConstructor[] => [
        ...(model ? [byModel(model)] : []),
        { kind: 'rules', gswConstructor: new RulesConstructor(), concurrency: 1 },
      ],
    },
  ],
  exports: [GSW_CONSTRUCTORS],
})
export class ConstructorsModule {}

function byModel(model: LanguageModel): ConfiguredConstructor {
  return { kind: 'llm', gswConstructor: new LlmGswConstructor(), model, concurrency: PASSAGES_AT_ONCE };
}
