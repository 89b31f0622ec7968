import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Runs work whose log lines all carry the request's id. */
export function withRequestId<Result>(requestId: string, work: () => Result): Result {
  return storage.run(requestId, work);
}

/** Id of the request that this code runs for; undefined outside a request. */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}
