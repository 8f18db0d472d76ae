const waiting: (() => void)[] = [];

/**
 * Resolves in an iteration of the event loop in which no other caller's does. To be awaited before work that takes milliseconds: the same
 * work of several requests that arrive together would otherwise add up to one long stall.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(callNext);
  });
}

/** What is scheduled while immediates run waits for the next iteration. */
function callNext(): void {
  if (waiting.length > 1) setImmediate(callNext);
  waiting.shift()?.();
}
