/** A table of texts, the first cell of each row being its name. */
export interface Table {
  title: string;
  note?: string;
  head: string[];
  rows: string[][];
}

/** The table in Markdown; a cell cannot end its column or begin markup. */
export function markdownTable({ title, note, head, rows }: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(markdownText).join(' | ')} |`;
  const rule = `| ${head.map((_, index) => (index === 0 ? '---' : '---:')).join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    ...(note === undefined ? [] : [note, '']),
    line(head),
    rule,
    ...rows.map(line),
  ].join('\n');
}

/** The table in HTML, everything in it escaped. */
export function htmlTable({ title, note, head, rows }: Table): string {
  const cells = (tag: string, texts: readonly string[]): string =>
    `<tr>${texts.map((text) => `<${tag}>${htmlText(text)}</${tag}>`).join('')}</tr>`;
  return [
    `<h2>${htmlText(title)}</h2>`,
    ...(note === undefined ? [] : [`<p>${htmlText(note)}</p>`]),
    `<table><thead>${cells('th', head)}</thead>`,
    `<tbody>${rows.map((row) => cells('td', row)).join('\n')}</tbody></table>`,
  ].join('\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it. */
export function htmlText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A text as Markdown shows it, on one line. */
export function markdownText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#!~]/g, (character) => `\\${character}`);
}
