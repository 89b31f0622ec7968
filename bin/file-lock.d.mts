export interface LockWaiting {
  onWait?: (pid: number) => void;
  signal?: AbortSignal | undefined;
}
export function withFileLock<T>(path: string, work: () => Promise<T>, waiting?: LockWaiting): Promise<T>;
