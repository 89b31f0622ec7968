import type { Spec } from 'vega';
import { drawn } from './plots.js';
import { htmlTable, htmlText, markdownTable, markdownText, type Table } from './table.js';

/** A report as plain values, to be written in either form. */
export interface Report {
  title: string;
  /** Facts about the run: name and value. */
  facts: [string, string][];
  tables: Table[];
  plots: Spec[];
}

/** The report in Markdown, without the plots. */
export function markdownReport({ title, facts, tables }: Report): string {
  const lines = facts.map(([name, value]) => `- ${markdownText(name)}: ${markdownText(value)}`);
  return `${[`# ${markdownText(title)}`, lines.join('\n'), ...tables.map(markdownTable)].join('\n\n')}\n`;
}

const STYLE =
  'body{font:15px system-ui,sans-serif;margin:2rem;color:#222}table{border-collapse:collapse;margin:1rem 0}th,td{border:1px solid #ccc;padding:.25rem .6rem;text-align:right}th:first-child,td:first-child{text-align:left}svg{max-width:100%;height:auto}';

/** The report as one HTML page that needs nothing else: plots are inline SVG, there is no script, and the page may load nothing. */
export async function htmlReport({ title, facts, tables, plots }: Report): Promise<string> {
  const drawings = await Promise.all(plots.map(drawn));
  const items = facts.map(([name, value]) => `<li>${htmlText(name)}: ${htmlText(value)}</li>`);
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${htmlText(title)}</title><style>${STYLE}</style></head>`,
    `<body><h1>${htmlText(title)}</h1><ul>${items.join('')}</ul>`,
    ...drawings,
    ...tables.map(htmlTable),
    '</body></html>\n',
  ].join('\n');
}
