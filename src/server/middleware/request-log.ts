import { createMiddleware } from "hono/factory";
import { withoutKeys } from "~/platform/logging/without-keys";
import type { HonoEnv } from "../hono-env";
import type { Services } from "../services";

/**
 * Logs one line per request, and records its duration. The path is logged without its query, because queries
 * contain what people search for. No network address is logged: on a hospital's site, who looked at which
 * page is nobody's business.
 */
export function requestLog({ metrics }: Services) {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    const milliseconds = performance.now() - started;
    const { status } = c.res;
    const cache = c.get("cacheResult");
    metrics.observeRequest({ method: c.req.method, status, seconds: milliseconds / 1000 });
    if (cache) metrics.countCache(cache);
    c.get("log")[status >= 500 ? "error" : "info"](
      {
        method: c.req.method,
        path: withoutKeys(c.req.path),
        status,
        ms: Math.round(milliseconds * 10) / 10,
        ...(cache && { cache }),
      },
      "request",
    );
  });
}
