import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshName } from './gsw-application.js';
import { startPanini, type PaniniEnd, type PaniniProcess } from './panini-process.js';

const TOWNS = ['Omvik', 'Tarnby', 'Seljord', 'Kvamme', 'Ulstad', 'Brenna', 'Hovden'];
/** So short that a killed worker's documents are soon another's. */
const SHORT_LEASE = '1';

/** Documents of two paragraphs as JSON Lines, each about a person and a film of its own, so that what was read twice or never shows. */
export function documentsFile(folder: string, count: number): string {
  const path = join(folder, `documents-${count}.jsonl`);
  const lines = Array.from({ length: count }, (_, at) => {
    const [born, died] = [TOWNS[at % TOWNS.length] ?? '', TOWNS[(at * 3 + 1) % TOWNS.length] ?? ''];
    const text =
      `Ada${at} Quill (born ${1 + (at % 28)} June ${1900 + at} in ${born}) was a Norwegian film director. ` +
      `She died in ${died}.\n\nSalt Road ${at} is a ${1930 + at} drama film directed by Ada${at} Quill.`;
    return JSON.stringify({ id: `document-${at}`, title: `Ada${at} Quill`, text });
  });
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

/** One workspace that is filled by the command line tool, in processes that may be killed. */
export class KillWorld {
  readonly workspace = freshName('kills');

  constructor(
    private readonly folder: string,
    private readonly documents: string,
    private readonly leaseSeconds = SHORT_LEASE,
  ) {}

  start(failpoint?: string): PaniniProcess {
    const environment: Record<string, string> = { PANINI_JOB_LEASE_SECONDS: this.leaseSeconds };
    if (failpoint) environment['PANINI_TEST_FAILPOINT'] = failpoint;
    return startPanini(['ingest', this.documents, '--workspace', this.workspace], environment);
  }

  async ingest(failpoint?: string): Promise<PaniniEnd> {
    return this.start(failpoint).ended;
  }

  /** All nodes and relationships, sorted, with nothing in them that differs between two workspaces of the same content. */
  async graph(): Promise<string> {
    const out = join(this.folder, `${this.workspace}.jsonl`);
    const { code, output } = await startPanini(
      ['export', '--graph', '--portable', '--hash-vectors', '--workspace', this.workspace, '--out', out],
      {},
    ).ended;
    if (code !== 0) throw new Error(`The export failed: ${output}`);
    return readFileSync(out, 'utf8');
  }
}
