import { contentHash } from '../gsw/stable-id.js';

/** The hash by which a passage is known again in another version of its document. */
export function passageHash(passage: { title: string; text: string }): string {
  return contentHash(JSON.stringify([passage.title, passage.text]));
}
