import { closeSync, openSync, readSync } from "node:fs";
import { createServer } from "node:http";

/**
 * Preloaded into the site (`--import`). Measures from inside how long the event loop is blocked: a timer is
 * due every few milliseconds, and its delay is the stall. On a busy machine, part of the delay is time in
 * which the thread was ready but had no processor. Linux counts that time (`schedstat`), and it is
 * subtracted, so that the work of other programs does not count. Other waits, such as garbage collections and
 * synchronous reads, count.
 * `GET /` on STALL_PROBE_PORT returns the longest stall in milliseconds since the last request, and resets
 * it.
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
