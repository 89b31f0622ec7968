const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

/**
 * On Ctrl-C and its kin runs `release` and ends this process with 128 + the signal's number; a second one ends it at once.
 * @returns a function that takes the handler away again
 */
export function releaseOnSignal(release: () => Promise<void>): () => void {
  let releasing = false;
  const onSignal = (signal: NodeJS.Signals) => {
    const code = 128 + SIGNALS[signal as keyof typeof SIGNALS];
    if (releasing) process.exit(code);
    releasing = true;
    void release().then(
      () => process.exit(code),
      () => process.exit(code),
    );
  };
  for (const signal of Object.keys(SIGNALS)) process.on(signal, onSignal);
  return () => {
    for (const signal of Object.keys(SIGNALS)) process.off(signal, onSignal);
  };
}
