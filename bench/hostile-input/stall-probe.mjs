import { closeSync, openSync, readSync } from "node:fs";
import { createServer } from "node:http";

/**
 * Preloaded into the site (`--import`): measures from within how long its event loop stands still. A timer is due every few
 * milliseconds; how much later it comes is the stall. On a busy machine part of that is time in which the thread could run but had no
 * processor, which Linux counts (`schedstat`): it is taken off, so that another program's work is not counted as ours. Time in which the
 * thread waits for anything else (a garbage collection, a synchronous read) stays.
 *
 * `GET /` on STALL_PROBE_PORT answers with the longest stall in milliseconds since it was asked the last time, and starts anew.
 */

const TICK_MS = 2;
const isProgram = process.argv[1]?.endsWith("build/server/index.js");
const port = Number(process.env.STALL_PROBE_PORT);

if (isProgram && port > 0) {
  const schedule = openSync("/proc/thread-self/schedstat", "r");
  const text = Buffer.alloc(64);
  /** Nanoseconds that this thread has waited for a processor. */
  const waited = () => Number(text.toString("latin1", 0, readSync(schedule, text, 0, 64, 0)).split(" ")[1]);

  let at = performance.now();
  let before = waited();
  let longest = { own: 0, all: 0 };
  setInterval(() => {
    const now = performance.now();
    const waits = waited();
    const all = now - at - TICK_MS;
    const own = all - (waits - before) / 1e6;
    longest = { own: Math.max(longest.own, own), all: Math.max(longest.all, all) };
    at = now;
    before = waits;
  }, TICK_MS).unref();

  const server = createServer((_request, answer) => {
    answer.end(JSON.stringify(longest));
    longest = { own: 0, all: 0 };
  });
  server.listen(port, "127.0.0.1").unref();
  process.once("exit", () => closeSync(schedule));
}
