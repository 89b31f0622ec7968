import { Inject, Injectable } from '@nestjs/common';
import type { RequestContext } from '../../context/request-context.js';
import { PaniniError } from '../../errors/panini-error.js';
import { matchKey } from '../../text/match-key.js';
import { WorkspacesService } from '../../workspaces/workspaces.service.js';
import { QueueRepository, type NamedRow } from './queue.repository.js';

const ID = /^[0-9a-f]{26}$/u;
const MOST = 50;
const SHOWN = 5;

/** Lets people name a thing by id or by what it is called. */
@Injectable()
export class NamedThings {
  constructor(
    @Inject(WorkspacesService) private readonly workspaces: WorkspacesService,
    @Inject(QueueRepository) private readonly repository: QueueRepository,
  ) {}

  /** Ids, in the order of what was given. @throws PaniniError NOT_FOUND, BAD_USER_INPUT (a name that several things have) */
  async ids(context: RequestContext, given: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const one of given) ids.push(await this.id(context, one));
    return ids;
  }

  private async id(context: RequestContext, given: string): Promise<string> {
    if (ID.test(given)) return given;
    const { key } = await this.workspaces.current(context);
    const name = matchKey(given);
    const rows = name === '' ? [] : await this.repository.byName(key, name, MOST);
    const [only, ...others] = rows;
    if (!only) throw nothingCalled(given);
    if (others.length > 0) throw severalCalled(given, rows);
    return only.id;
  }
}

function nothingCalled(name: string): PaniniError {
  return new PaniniError('NOT_FOUND', `Nothing in the workspace is called "${name.slice(0, 100)}".`, {
    hint: 'Search for its name, or give an id.',
  });
}

function severalCalled(name: string, rows: readonly NamedRow[]): PaniniError {
  const shown = rows
    .slice(0, SHOWN)
    .map((row) => `${row.id}${row.document === null ? '' : ` in ${row.document}`}`);
  const more = rows.length > SHOWN ? ` and ${rows.length - SHOWN} more` : '';
  return new PaniniError(
    'BAD_USER_INPUT',
    `${rows.length} things are called "${name.slice(0, 100)}": ${shown.join(', ')}${more}.`,
    { hint: 'Give the id of the one that is meant.', details: { ids: rows.map(({ id }) => id) } },
  );
}
