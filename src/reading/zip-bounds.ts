import { promisify } from 'node:util';
import yauzl from 'yauzl';

const MOST_ENTRIES = 5_000;
const MOST_BYTES = 300_000_000;
/** Text and markup shrink to a tenth; what shrinks to a thousandth was made to. */
const MOST_RATIO = 200;

const open = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);

/** Names in a zip; or why it must not be unpacked: too many parts, too large, packed too densely, damaged. */
export async function zipNames(bytes: Buffer): Promise<{ names: Set<string> } | { fault: string }> {
  try {
    const zip = await open(bytes, { lazyEntries: false, validateEntrySizes: true });
    return await boundedNames(zip);
  } catch {
    return { fault: 'It is damaged and cannot be read.' };
  }
}

function boundedNames(zip: yauzl.ZipFile): Promise<{ names: Set<string> } | { fault: string }> {
  const names = new Set<string>();
  let unpacked = 0;
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      names.add(entry.fileName);
      unpacked += entry.uncompressedSize;
      const dense =
        entry.uncompressedSize > 1_000_000 && entry.uncompressedSize > MOST_RATIO * entry.compressedSize;
      if (names.size > MOST_ENTRIES || unpacked > MOST_BYTES || dense)
        resolve({ fault: 'Unpacked, it would be far larger than a document is.' });
    });
    zip.on('end', () => resolve({ names }));
    zip.on('error', reject);
  });
}
