import { type AnsweredRequest, countRequest, recordRequest } from "../middleware/request-log";
import type { Services } from "../services";

const LOG_INTERVAL_MS = 1_000;

export interface SentLog {
  add(requestId: string, request: AnsweredRequest): void;
  /** Writes the counts since the last line, and stops the timer. */
  stop(): void;
}

/**
 * Counts responses from memory in the metrics, and logs their numbers in one line a second: a line for each would cost
 * more than the response. With `LOG_REQUESTS=all` each has its own line.
 */
export function sentLog({ env, log, metrics }: Pick<Services, "env" | "log" | "metrics">): SentLog {
  if (env.LOG_REQUESTS === "all")
    return {
      add: (requestId, request) => recordRequest(metrics, log.child({ requestId }), request),
      stop() {},
    };
  const counts = new Map<number, number>();
  function write(): void {
    if (counts.size === 0) return;
    log.info({ statuses: Object.fromEntries(counts) }, "requests answered from memory");
    counts.clear();
  }
  const clock = setInterval(write, LOG_INTERVAL_MS).unref();
  return {
    add(_requestId, request) {
      countRequest(metrics, request);
      counts.set(request.status, (counts.get(request.status) ?? 0) + 1);
    },
    stop() {
      clearInterval(clock);
      write();
    },
  };
}
