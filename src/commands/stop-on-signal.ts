import type { Logger } from "~/platform/logging/logger";
import { progress } from "./progress";

/** Thrown in a start during which a signal came: what was started is ended, and that is a success. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
}

export interface Stop {
  /**
   * Names something that was started and says how to end it; the last one started is the first to end.
   * @throws Interrupted when a signal came meanwhile: the start goes no further
   */
  finally(name: string, end: () => Promise<void>): void;
  /** The start is complete: from now on a signal ends everything at once. */
  arm(): void;
  /** Ends what was started so far; true when all of it ended well. */
  undo(): Promise<boolean>;
  /** Whether a signal has come. */
  readonly requested: boolean;
  /** Aborted, with `Interrupted`, when a signal comes: for steps of the start that wait. */
  readonly signal: AbortSignal;
}

/** A person who presses Ctrl-C again after this long means it; sooner it is the same key press, passed on by a parent. */
const IMPATIENT_AFTER_MS = 1_000;

/** On SIGINT or SIGTERM ends everything in reverse order and exits with 0; with 1 when something would not end. */
export function stopOnSignal(log: Logger): Stop {
  const started: { name: string; end: () => Promise<void> }[] = [];
  let armed = false;
  let requestedAt: number | undefined;
  const wanted = new AbortController();

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
      if (now - requestedAt > IMPATIENT_AFTER_MS) process.exit(1);
      return;
    }
    requestedAt = now;
    wanted.abort(new Interrupted());
    progress(armed ? "Stopping: finishing the requests under way …" : "Stopping …");
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
    signal: wanted.signal,
    get requested() {
      return requestedAt !== undefined;
    },
  };
}
