/** Why a GSW, a line or a file is refused: a reason for the import's list, not an error of the program. */
export class InterchangeFault extends Error {
  constructor(readonly reason: string) {
    super(reason);
    this.name = 'InterchangeFault';
  }
}

/** The reason of a fault; every other error is thrown on. */
export function faultReason(thrown: unknown): string {
  if (thrown instanceof InterchangeFault) return thrown.reason;
  if (thrown instanceof RangeError) return 'is nested too deeply to be read';
  throw thrown;
}
