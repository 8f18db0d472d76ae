import { setTimeout as delay } from "node:timers/promises";

/** How long a machine that starts together with this one may take to start its service. */
const TIMEOUT_MS = 60_000;
const PAUSE_MS = 500;

interface WaitOptions {
  /** Whether an error may be temporary. */
  mayPass(error: unknown): boolean;
  /** Called once, before the first pause. @param timeoutMs how long it will be retried, in milliseconds */
  onWait(timeoutMs: number): void;
  /** In milliseconds; a minute by default. */
  timeoutMs?: number;
  /** Aborts the start. */
  signal?: AbortSignal | undefined;
}

/**
 * Retries something that needs another service until it succeeds.
 * @throws the last error when the time is up or waiting cannot help; the signal's reason
 */
export async function waitForService<Result>(
  attempt: () => Promise<Result>,
  { mayPass, onWait, timeoutMs = TIMEOUT_MS, signal }: WaitOptions,
): Promise<Result> {
  const giveUpAt = Date.now() + timeoutMs;
  for (let hasWaited = false; ; hasWaited = true) {
    try {
      return await attempt();
    } catch (error) {
      signal?.throwIfAborted();
      if (!mayPass(error) || Date.now() >= giveUpAt) throw error;
      if (!hasWaited) onWait(timeoutMs);
    }
    await delay(PAUSE_MS);
  }
}
