import { createMiddleware } from "hono/factory";
import { pathOf } from "~/content/redirects/path-of";
import type { HonoEnv, WebContext } from "~/server/hono-env";
import { pagePath } from "~/server/page-cache/page-address";
import type { Services } from "~/server/services";
import { isRobot } from "./is-robot";

/** Every address of ours is plain; others are spelled so to be counted apart. */
const PLAIN = /^\/[\w\-./~]*$/;

/**
 * Counts the pages that people open, kept ones too, and the addresses where there is none: by the day and the address, without
 * anything of who asked. Pages that are one person's alone are not counted, nor is anything while the feature is off.
 */
export function countViews({ env, events, visibility, pages }: Services) {
  return createMiddleware<HonoEnv>(async (c, next) => {
    await next();
    if (c.req.method !== "GET" || !isPage(c)) return;
    const path = pagePath(c.req.path);
    if (pages.declarations(path).personal || isRobot((name) => c.req.header(name))) return;
    // A page is answered even where nobody can be asked whether it counts.
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

/** A page as HTML, or its data where the application turns the page by itself. */
function isPage(c: WebContext): boolean {
  const type = c.res.headers.get("content-type") ?? "";
  return type.startsWith("text/html") || (c.req.path.endsWith(".data") && type.startsWith("text/x-script"));
}
