import { renderGsw } from './interchange/render-gsw.js';
import type { SourceDocument } from './source-document.js';
import { contentHash } from './stable-id.js';

export interface DocumentHashes {
  /** Covers passages and their GSWs: another one is another version of the document. */
  versionHash: string;
  /** Covers title, tags and date as well: an equal one means that there is nothing to do. */
  contentHash: string;
}

/** The hashes by which an import tells whether a document changed, and whether its passages did. */
export function documentHashes(document: SourceDocument): DocumentHashes {
  const passages = document.passages.map((passage) => {
    const gsw = passage.gsw && contentHash(JSON.stringify(renderGsw(passage.gsw)));
    return [
      passage.externalId,
      passage.index,
      contentHash(JSON.stringify([passage.title, passage.text])),
      gsw,
      ...(passage.place ? [passage.place.start, passage.place.language, passage.place.covered] : []),
    ];
  });
  const versionHash = contentHash(JSON.stringify(passages));
  const { title, tags, date } = document;
  return { versionHash, contentHash: contentHash(JSON.stringify([versionHash, title, tags, date])) };
}
