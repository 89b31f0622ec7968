const MEGABYTE = 1024 * 1024;

export interface ServerMemory {
  heapMegabytes: number;
  pageCacheMegabytes: number;
}

/** What the private Neo4j may take of a machine with that many bytes: a quarter as heap, an eighth as page cache, within bounds. */
export function serverMemory(totalBytes: number): ServerMemory {
  const total = totalBytes / MEGABYTE;
  return {
    heapMegabytes: within(Math.floor(total / 4), 512, 2048),
    pageCacheMegabytes: within(Math.floor(total / 8), 128, 512),
  };
}

function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
