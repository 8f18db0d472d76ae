const waiting: (() => void)[] = [];

/**
 * Resolves in an iteration of the event loop that no other caller gets. Await it before work that takes
 * milliseconds: otherwise the work of several simultaneous requests would add up to one long stall.
 */
export function nextFreeTick(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(callNext);
  });
}

/** An immediate scheduled from an immediate runs in the next iteration. */
function callNext(): void {
  if (waiting.length > 1) setImmediate(callNext);
  waiting.shift()?.();
}
