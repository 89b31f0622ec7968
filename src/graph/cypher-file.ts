import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { PaniniError } from '../errors/panini-error.js';

/** One declared parameter or result column: its type is TypeScript with `integer` added. */
export interface CypherField {
  name: string;
  type: string;
}

/** A statement with its header, as read from `cypher/<name>.cypher`. */
export interface CypherFile {
  /** Path below cypher/ without the ending, e.g. `retrieval/search-hop-a`. */
  name: string;
  text: string;
  summary: string;
  parameters: CypherField[];
  columns: CypherField[];
}

const PARAMETER_LINE = /^\/\/\s+\$(\w+)\s{2,}(\S(?:.*?\S)?)(?:\s{2,}.*)?$/;
const COLUMN_LINE = /^\/\/\s{2,}(\w+)\s{2,}(\S(?:.*?\S)?)(?:\s{2,}.*)?$/;
const RETURNS_LINE = /^\/\/ returns( nothing)?$/;

/** Reads one statement file. @throws PaniniError CONFIGURATION_INVALID when header and statement disagree. */
export function parseCypherFile(name: string, source: string): CypherFile {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const header = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('//')),
  );
  const returnsAt = header.findIndex((line) => RETURNS_LINE.test(line));
  if (returnsAt < 0) throw headerFault(name, 'the header has no line `// returns`');
  const file = {
    name,
    text: lines.slice(header.length).join('\n').trim(),
    summary: (header[0] ?? '').replace(/^\/\/\s?/, ''),
    parameters: fields(header.slice(0, returnsAt), PARAMETER_LINE),
    columns: fields(header.slice(returnsAt + 1), COLUMN_LINE),
  };
  refuseDisagreement(file);
  return file;
}

/** Every statement below a folder by name; migrations are not statements and are left out. */
export function readCypherFiles(folder: string): Map<string, CypherFile> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.cypher') && !/^(migrations|browser)\//.test(path))
    .sort();
  return new Map(paths.map((path) => [statementName(path), readOne(folder, path)]));
}

/** SHA-256 of a text whose line ends are made LF first, so that a CRLF checkout gives the same sum. */
export function checksum(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}

function readOne(folder: string, path: string): CypherFile {
  return parseCypherFile(statementName(path), readFileSync(join(folder, path), 'utf8'));
}

function statementName(path: string): string {
  return relative('.', path)
    .split(sep)
    .join('/')
    .replace(/\.cypher$/, '');
}

function fields(lines: string[], pattern: RegExp): CypherField[] {
  return lines.flatMap((line) => {
    const match = pattern.exec(line);
    return match ? [{ name: match[1] ?? '', type: match[2] ?? '' }] : [];
  });
}

function refuseDisagreement(file: CypherFile): void {
  const used = new Set([...withoutLiterals(file.text).matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ''));
  const declared = new Set(file.parameters.map((parameter) => parameter.name));
  const odd = [...used, ...declared].filter((name) => !(used.has(name) && declared.has(name)));
  if (odd.length > 0) throw headerFault(file.name, `header and statement disagree on $${odd.join(', $')}`);
}

function withoutLiterals(text: string): string {
  return text.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, ' ');
}

function headerFault(name: string, fault: string): PaniniError {
  return new PaniniError('CONFIGURATION_INVALID', `cypher/${name}.cypher: ${fault}.`, {
    hint: 'Correct the file and run `npm run cypher:types`.',
  });
}
