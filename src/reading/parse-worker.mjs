// @ts-check
import { parentPort } from 'node:worker_threads';

/**
 * Takes the text out of one PDF, DOCX or HTML file and ends. Plain JavaScript, so that a thread starts from it in the sources and in the build alike.
 * Parsers meet hostile input: they run here, within the memory and the time that the parent gives.
 *
 * @typedef {import('./parse-message.js').ParseRequest} ParseRequest
 * @typedef {import('./parse-message.js').ParseReply} ParseReply
 * @typedef {import('./parse-message.js').HtmlDocument} HtmlDocument
 */

const MOST_PAGES = 5_000;

/** @param {Uint8Array} bytes @returns {Promise<ParseReply>} */
async function parsePdf(bytes) {
  const { extractText, getDocumentProxy, getMeta } = await import('unpdf');
  const pdf = await getDocumentProxy(bytes);
  if (pdf.numPages > MOST_PAGES)
    return { fault: `It has ${pdf.numPages} pages; at most ${MOST_PAGES} are read.` };
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = await getMeta(pdf).catch(() => ({ info: /** @type {Record<string, unknown>} */ ({}) }));
  const title = typeof info['Title'] === 'string' ? info['Title'] : '';
  return { text: text.join('\n\n'), title };
}

/** @param {Uint8Array} bytes @returns {Promise<ParseReply>} */
async function parseDocx(bytes) {
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  return { text: value, title: '' };
}

/** @param {string} html @returns {Promise<ParseReply>} */
async function parseHtml(html) {
  const { parseHTML } = await import('linkedom');
  const { Readability } = await import('@mozilla/readability');
  const parsed = /** @type {unknown} */ (Reflect.get(parseHTML(html), 'document'));
  const document = /** @type {HtmlDocument} */ (parsed);
  for (const hidden of document.querySelectorAll(
    'script, style, template, noscript, [hidden], [aria-hidden="true"]',
  ))
    hidden.remove();
  const { title } = document;
  const body = document.body?.textContent ?? '';
  const article = /** @type {{ textContent?: string | null, title?: string | null } | null} */ (
    new Readability(/** @type {never} */ (document)).parse()
  );
  return { text: blocks(article?.textContent ?? '') || blocks(body), title: article?.title || title };
}

/** Lines without the spaces that the markup was set with. @param {string} text */
function blocks(text) {
  return text
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/gu, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** @param {ParseRequest} request @returns {Promise<ParseReply>} */
async function parse({ kind, bytes, html }) {
  try {
    if (kind === 'pdf') return await parsePdf(bytes);
    return kind === 'docx' ? await parseDocx(bytes) : await parseHtml(html);
  } catch (thrown) {
    const name = thrown instanceof Error ? thrown.name : '';
    return {
      fault:
        name === 'PasswordException' ? 'It is protected by a password.' : 'It is damaged and cannot be read.',
    };
  }
}

parentPort?.once('message', (/** @type {ParseRequest} */ request) => {
  void parse(request).then((reply) => parentPort?.postMessage(reply));
});
