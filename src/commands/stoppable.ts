import { StartupError } from "~/platform/startup-error";

/**
 * Does work that SIGINT or SIGTERM breaks off: `signal` is aborted then, and the work undoes what it has begun.
 * @throws StartupError when it was broken off; what the work throws
 */
export async function stoppable(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const wanted = new AbortController();
  const stop = () =>
    wanted.abort(
      new StartupError("Stopped before it was done; nothing was kept.", "Run it again when you like."),
    );
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  try {
    await work(wanted.signal);
  } finally {
    process.off("SIGINT", stop);
    process.off("SIGTERM", stop);
  }
}
