import { createMiddleware } from "hono/factory";
import { pathOf } from "~/content/redirects/path-of";
import type { HonoEnv, WebContext } from "~/server/hono-env";
import { pagePath } from "~/server/page-cache/page-address";
import type { Services } from "~/server/services";
import { isRobot } from "./is-robot";

/** All of our paths are plain; other spellings are not counted. */
const PLAIN = /^\/[\w\-./~]*$/;

/**
 * Counts page views, including cached pages, and missing addresses: by day and address, without anything about
 * visitors. Private pages are not counted, and nothing is while the feature is off.
 */
export function countViews({ env, events, visibility, pages }: Services) {
  return createMiddleware<HonoEnv>(async (c, next) => {
    await next();
    if (c.req.method !== "GET" || !isPage(c)) return;
    const path = pagePath(c.req.path);
    if (pages.declarations(path).personal || isRobot((name) => c.req.header(name))) return;
    // The page is served even if the features cannot be read.
    const features = await visibility.current().then(
      (now) => now.features,
      () => env.ADMIN_FEATURES,
    );
    if (!features.includes("analytics")) return;
    const { status } = c.res;
    if (status === 404) events.count("missed");
    else if (status === 200 || status === 304)
      events.count("page", PLAIN.test(path) ? pathOf(path) : "(other)");
  });
}

/** A page as HTML, or its data for client-side navigation. */
function isPage(c: WebContext): boolean {
  const type = c.res.headers.get("content-type") ?? "";
  return type.startsWith("text/html") || (c.req.path.endsWith(".data") && type.startsWith("text/x-script"));
}
