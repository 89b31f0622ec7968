import type { Command } from 'commander';
import { readQuestionFile } from '../evaluation/datasets/read-questions.js';
import { writeText } from '../evaluation/write-text.js';
import { addJsonOption } from './global-options.js';
import { run } from './run-command.js';

interface QuestionsOptions {
  out: string;
  passagesOut?: string;
}

/** `panini questions FILE --out FILE`: questions of a public data set in our own fields. */
export function addQuestionsCommand(program: Command): void {
  const command = program
    .command('questions <file>')
    .description(
      'write the questions of a public data set, and the passages that came with them, as files that import and evaluate take',
    )
    .requiredOption('--out <file>', 'JSON Lines of questions to write')
    .option('--passages-out <file>', 'JSON Lines of passages to write');
  addJsonOption(command).action(
    run<QuestionsOptions>(async ({ arguments: [file = ''], options }) => {
      const { questions, passages } = await readQuestionFile(file);
      await writeText(options.out, linesOf(questions));
      if (options.passagesOut !== undefined) await writeText(options.passagesOut, linesOf(passages));
      const counts = { questions: questions.length, passages: passages.length };
      return { json: counts, text: `${counts.questions} questions, ${counts.passages} passages` };
    }),
  );
}

function linesOf(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}
