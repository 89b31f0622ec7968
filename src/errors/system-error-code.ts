/** The code of an error of the operating system, such as ENOENT; null for any other thrown value. */
export function systemErrorCode(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null || !('syscall' in thrown && 'code' in thrown))
    return null;
  return String(thrown.code);
}
