import { matchKey } from '../../text/match-key.js';
import { InterchangeFault } from './interchange-fault.js';

const LONGEST_NAME = 1_000;
/** Neo4j's index keys end at about 8,000 bytes; compatibility forms can grow a name eighteenfold. */
const LONGEST_MATCH_KEY_BYTES = 4_000;

/** @throws InterchangeFault when a name is longer than the limit, which it states */
export function refuseLongName(name: string, where: string): void {
  const length = [...name].length;
  if (length <= LONGEST_NAME && Buffer.byteLength(matchKey(name)) <= LONGEST_MATCH_KEY_BYTES) return;
  throw new InterchangeFault(`${where}: a name may have ${LONGEST_NAME} characters, this one has ${length}`);
}
