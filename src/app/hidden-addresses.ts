import { createMiddleware } from "hono/factory";
import { belongsToFeature } from "~/content/visibility/addresses-of-features";
import { countViews } from "~/features/analytics/server/count-views";
import { AppError } from "~/platform/errors/app-error";
import type { HonoEnv } from "~/server/hono-env";
import { isApiPath } from "~/server/is-api-path";
import { pagePath } from "~/server/page-cache/page-address";
import type { Services } from "~/server/services";
import { pages } from "./pages";

/**
 * Answers endpoints and forms of a feature that is off as unknown addresses, like its pages (`unlessHidden`).
 * Pages themselves handle GET requests, because they follow redirects.
 */
export function hiddenAddresses(services: Services) {
  const count = countViews(services);
  const page = pages(services);
  return createMiddleware<HonoEnv>(async (c, next) => {
    const path = pagePath(c.req.path);
    if (!belongsToFeature(path)) return next();
    // If settings were never read, there is no page to show either.
    const visibility = await services.visibility.current().catch(() => undefined);
    if (!visibility?.hides(path)) return next();
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (isApiPath(path)) throw new AppError("NOT_FOUND", "The API has nothing at this address.");
    if (!isRead) throw new AppError("NOT_FOUND", "There is no page at this address.");
    await count(c, async () => {
      c.res = (await page(c, next)) as Response;
    });
  });
}
