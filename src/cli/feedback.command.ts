import { Argument, type Command } from 'commander';
import { HistoryService } from '../history/history.service.js';
import type { Judgement, StoredAnswer } from '../history/stored-answer.js';
import { addWorkspaceOptions } from './global-options.js';
import { wholeNumber } from './option-values.js';
import { runOnWorkbench } from './run-command.js';

const WITHOUT_MODELS = { models: false };
const VERDICTS = ['right', 'wrong', 'none'];

/** `panini feedback ANSWER right|wrong|none` and `panini feedback` */
export function addFeedbackCommand(program: Command): void {
  addWorkspaceOptions(program.command('feedback [answer]'))
    .description('say whether an answer was right, or list the answers given')
    .addArgument(new Argument('[verdict]', '`none` takes a verdict back').choices(VERDICTS))
    .option('--reason <text>', 'why')
    .option('--first <count>', 'without an answer: how many to list, 1 to 100', wholeNumber(1, 100), 20)
    .action(
      runOnWorkbench<{ reason?: string; first: number }>(
        async ({ get, context }, { arguments: [id, verdict], options }) => {
          const history = get(HistoryService);
          if (id === undefined || verdict === undefined) {
            const page = { before: null, judgement: null, limit: options.first };
            const answers =
              id === undefined ? await history.page(context, page) : [await history.get(context, id)];
            return { json: { answers }, text: answers.map(line).join('\n') || 'No answer was given yet.' };
          }
          const judgement = verdict === 'none' ? null : (verdict as Judgement);
          const answer = await history.judge(context, { id, judgement, reason: options.reason ?? null });
          return { json: { answer }, text: line(answer) };
        },
        WITHOUT_MODELS,
      ),
    );
}

function line({ id, at, question, text, judgement }: StoredAnswer): string {
  return `${id}  ${at}  ${judgement ?? 'not judged'}  ${question} ${text}`;
}
