import { createMiddleware } from "hono/factory";
import type { Logger } from "~/platform/logging/logger";
import { withoutKeys } from "~/platform/logging/without-keys";
import type { HonoEnv } from "../hono-env";
import type { Metrics } from "../metrics";
import type { Services } from "../services";

/**
 * Logs one line per request, and records its duration. The path is logged without its query, because queries contain
 * what people search for. No network address is logged: on a hospital's site, who looked at which page is private.
 */
export function requestLog({ metrics }: Services) {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    recordRequest(metrics, c.get("log"), {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      seconds: (performance.now() - started) / 1_000,
      cache: c.get("cacheResult"),
    });
  });
}

/** @see recordRequest */
export interface AnsweredRequest {
  method: string;
  /** Without query. */
  path: string;
  status: number;
  seconds: number;
  cache: HonoEnv["Variables"]["cacheResult"];
}

/** Counts a request and logs it in one line. */
export function recordRequest(
  metrics: Metrics,
  log: Logger,
  { method, path, status, seconds, cache }: AnsweredRequest,
): void {
  countRequest(metrics, { method, status, seconds, cache });
  log[status >= 500 ? "error" : "info"](
    {
      method,
      path: withoutKeys(path),
      status,
      ms: Math.round(seconds * 10_000) / 10,
      cache: cache || undefined,
    },
    "request",
  );
}

export function countRequest(
  metrics: Metrics,
  { method, status, seconds, cache }: Omit<AnsweredRequest, "path">,
): void {
  metrics.observeRequest({ method, status, seconds });
  if (cache) metrics.countCache(cache);
}
