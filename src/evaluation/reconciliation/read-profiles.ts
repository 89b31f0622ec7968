import { PaniniError } from '../../errors/panini-error.js';
import { openSource, type ImportSource } from '../../gsw/interchange/read-source.js';
import type { EntityProfile } from '../../reconciliation/entity-profile.js';
import { profilesOfDocument } from '../../reconciliation/profiles-of-document.js';

/** The profiles of all entities of files. @throws PaniniError NOT_FOUND, BAD_USER_INPUT (a GSW that cannot be read) */
export async function readProfiles(sources: readonly ImportSource[]): Promise<EntityProfile[]> {
  const profiles: EntityProfile[] = [];
  for (const source of sources) {
    const { documents } = await openSource(source);
    for await (const one of documents) {
      if (!('document' in one)) throw unreadable(source.source, one.faults[0]?.reason ?? '');
      // Documents of two files may have one id: the file keeps them apart.
      const profile = { ...one.document, externalId: `${source.source}\n${one.document.externalId}` };
      for (const read of profilesOfDocument(profile)) profiles.push(read);
    }
  }
  return profiles;
}

function unreadable(file: string, reason: string): PaniniError {
  return new PaniniError('BAD_USER_INPUT', `${file} has a GSW that cannot be read: ${reason}.`, {
    hint: '`panini gsw check` lists what is wrong with it.',
  });
}
