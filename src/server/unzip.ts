import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import yauzl from 'yauzl';

const LARGEST_ENTRY = 200_000_000;

/**
 * Writes the named entries of a zip (also .jar, .whl) to the paths given; all others stay packed.
 * @throws Error when an entry is missing or larger than any model we fetch
 */
export async function extractEntries(zip: string, targets: ReadonlyMap<string, string>): Promise<void> {
  const file = await promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(zip, { autoClose: false });
  try {
    const entries = await listEntries(file);
    for (const [name, target] of targets) {
      const entry = entries.get(name);
      if (!entry) throw new Error(`${zip} holds no ${name}.`);
      if (entry.uncompressedSize > LARGEST_ENTRY) throw new Error(`${name} in ${zip} is too large.`);
      await writeEntry(file, entry, target);
    }
  } finally {
    file.close();
  }
}

function listEntries(file: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  return new Promise((resolve, reject) => {
    file.on('entry', (entry: yauzl.Entry) => entries.set(entry.fileName, entry));
    file.on('end', () => resolve(entries));
    file.on('error', reject);
  });
}

async function writeEntry(file: yauzl.ZipFile, entry: yauzl.Entry, target: string): Promise<void> {
  const source = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
  await pipeline(source, createWriteStream(target));
}
