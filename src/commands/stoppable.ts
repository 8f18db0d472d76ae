import { StartupError } from "~/platform/startup-error";

/**
 * Does work that SIGINT or SIGTERM interrupts: `signal` is aborted then, and the work undoes its partial results.
 * @throws StartupError if it was interrupted; the error of the work
 */
export async function stoppable(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const stop = () =>
    controller.abort(
      new StartupError("Stopped before it was done; nothing was kept.", "Run it again when you like."),
    );
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  try {
    await work(controller.signal);
  } finally {
    process.off("SIGINT", stop);
    process.off("SIGTERM", stop);
  }
}
