import { stableId } from '../gsw/stable-id.js';

/** The id of the node of an anchor. */
export function anchorId(workspaceKey: string, text: string): string {
  return stableId('anchor', workspaceKey, text);
}
