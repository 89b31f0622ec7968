import type { PassageToConstruct } from '../extraction/gsw-constructor.js';
import { stableId } from '../gsw/stable-id.js';

/** What a passage's construction is kept under: the same passage read in the same way is read once in a workspace. */
export function passageKey(
  workspaceKey: string,
  constructorName: string,
  { title, text, documentDate }: PassageToConstruct,
): string {
  return stableId('construction', workspaceKey, constructorName, title, documentDate ?? '', text);
}
