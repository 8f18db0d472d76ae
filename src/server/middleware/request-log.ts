import { createMiddleware } from "hono/factory";
import { withoutKeys } from "~/platform/logging/without-keys";
import type { HonoEnv } from "../hono-env";
import type { Services } from "../services";

/**
 * One line a request, and its time in the metrics. The path without its query: queries hold what people search for.
 * No network address either: on a hospital's site, who looked at which page is nobody's business.
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
