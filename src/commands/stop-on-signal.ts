import type { Logger } from "~/platform/logging/logger";
import { progress } from "./progress";

/** Thrown in a start during which a signal arrived: everything that was started is stopped, and the exit code is 0. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
}

export interface Stop {
  /**
   * Registers something that was started and how to stop it. The last one started is the first to stop.
   * @throws Interrupted if a signal has arrived: the start does not continue
   */
  finally(name: string, end: () => Promise<void>): void;
  /** The start is complete: from now on a signal stops everything immediately. */
  arm(): void;
  /** Stops everything that was started so far; true if all of it stopped cleanly. */
  undo(): Promise<boolean>;
  /** Whether a signal has arrived. */
  readonly requested: boolean;
  /** Aborted, with `Interrupted`, when a signal arrives: for steps of the start that wait. */
  readonly signal: AbortSignal;
}

/**
 * A second Ctrl-C after this time is intended. A sooner one is the same key press, passed on by a parent
 * process.
 */
const REPEATED_SIGNAL_MS = 1_000;

/**
 * On SIGINT or SIGTERM, stops everything in reverse order and exits with 0, or with 1 if something would not
 * stop.
 */
export function stopOnSignal(log: Logger): Stop {
  const started: { name: string; end: () => Promise<void> }[] = [];
  let armed = false;
  let requestedAt: number | undefined;
  const controller = new AbortController();

  async function undo(): Promise<boolean> {
    let clean = true;
    for (let step = started.pop(); step; step = started.pop()) {
      try {
        await step.end();
      } catch (error) {
        clean = false;
        log.error({ err: error, step: step.name }, "could not be stopped cleanly");
      }
    }
    return clean;
  }

  async function onSignal(): Promise<void> {
    const now = Date.now();
    if (requestedAt !== undefined) {
      if (now - requestedAt > REPEATED_SIGNAL_MS) process.exit(1);
      return;
    }
    requestedAt = now;
    controller.abort(new Interrupted());
    progress(armed ? "Stopping: finishing the requests in progress …" : "Stopping …");
    if (!armed) return;
    const clean = await undo();
    progress("Stopped.");
    process.exit(clean ? 0 : 1);
  }

  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  return {
    finally(name, end) {
      started.push({ name, end });
      if (requestedAt !== undefined) throw new Interrupted();
    },
    arm() {
      armed = true;
    },
    undo,
    signal: controller.signal,
    get requested() {
      return requestedAt !== undefined;
    },
  };
}
