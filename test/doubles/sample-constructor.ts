import { encodeGsw } from '../../src/extraction/llm/encode-gsw.js';
import type { ConstructionReply } from '../../src/extraction/llm/reply-schema.js';
import { parseGsw } from '../../src/gsw/interchange/parse-gsw.js';
import { readSampleWorld } from '../support/sample-world.js';

const NOTHING: ConstructionReply = { e: [], r: [] };

/**
 * What a good model would reply to a construction prompt about the sample world: the GSWs of all its passages that stand in the
 * document. A second pass finds nothing to add.
 */
export function sampleConstructor(): (prompt: { system: string; user: string }) => ConstructionReply {
  const { passages, gsws } = readSampleWorld();
  const replies = new Map(gsws.map(({ passage, gsw }) => [passage, encodeGsw(parseGsw(gsw).gsw)]));
  return ({ system, user }) => {
    if (!system.includes('turn a passage into')) return NOTHING;
    const known = passages
      .filter(({ text }) => user.includes(text))
      .flatMap(({ id }) => replies.get(id) ?? []);
    return known.reduce(joined, NOTHING);
  };
}

function joined(left: ConstructionReply, right: ConstructionReply): ConstructionReply {
  const shift = left.e.reduce((most, [id]) => Math.max(most, Number(id)), 0);
  const moved = (text: string): string =>
    text.replace(/@(@|\d+)/g, (whole, what: string) => (what === '@' ? whole : `@${Number(what) + shift}`));
  return {
    e: [...left.e, ...right.e.map(([id, ...rest]) => [String(Number(id) + shift), ...rest])],
    r: [
      ...left.r,
      ...right.r.map(({ p, s, o, f, b }) => ({
        ...{ p, s: s.map((id) => id + shift), o: o.map((id) => id + shift) },
        ...{ f: moved(f), b: moved(b) },
      })),
    ],
  };
}
