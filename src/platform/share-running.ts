/**
 * Lets simultaneous callers share one run of some work.
 * @returns starts `work`, or, while it runs, returns the result of that run
 */
export function shareRunning<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}
