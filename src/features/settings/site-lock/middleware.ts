import { createMiddleware } from "hono/factory";
import { isPassword } from "~/platform/crypto/hash-password";
import { AppError } from "~/platform/errors/app-error";
import { wantsJson } from "~/server/answer-error";
import type { HonoEnv, WebContext } from "~/server/hono-env";
import type { Services } from "~/server/services";
import { readForm } from "~/server/submissions/read-form";
import { lockPage } from "./lock-page";
import type { SiteLock } from "./site-lock";
import { isUnlocked, unlockedCookie } from "./unlocked-cookie";

/**
 * Staff get in by their own sign-in; machines ask how the site is; files have addresses that nobody can guess. What stands here is
 * open as a whole address, or with everything below it. Whatever else would be answered there is the site's own page.
 */
const OPEN = new RegExp(
  `^/(${[
    "admin(\\.data|/.*)?",
    "api/admin/.*",
    "api/error",
    "webhooks/(stripe|sandbox)",
    "files/.*",
    "favicon\\.(svg|ico)",
    "apple-touch-icon\\.png",
    "healthz|readyz|metrics",
    "incident\\.json",
  ].join("|")})$`,
);

const UNLOCK = "/site-lock";

/** A person mistypes; a program tries. */
const ATTEMPTS = { name: "site-lock", times: 10, seconds: 900 };

/**
 * Of a site that is locked (a staging site), nothing is shown before its password was given, and no robot keeps anything. The admin
 * area stays reachable: there it is opened.
 */
export function siteLocked(services: Services) {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const { path, method } = c.req;
    if (services.assets.find(path)) return next();
    const lock = await services.lock.current();
    if (!lock?.locked) return path === UNLOCK ? c.redirect("/", 303) : next();
    c.env.outgoing.setHeader("x-robots-tag", "noindex, nofollow");
    if (path === "/robots.txt")
      return c.text("User-agent: *\nDisallow: /\n", 200, { "cache-control": "no-store" });
    if (OPEN.test(path)) return next();
    if (path === UNLOCK && method === "POST") return unlock(c, services, lock);
    if (!isUnlocked(services, lock, c.get("origin"), c.req.header("cookie"))) return refuse(c);
    await next();
    // What is shown to those who know the password is kept by no proxy for those who do not.
    c.res.headers.set("cache-control", "private, no-store");
  });
}

function refuse(c: WebContext): Response {
  if (wantsJson(c))
    throw new AppError("FORBIDDEN", "This site is locked. Open it in a browser, and enter its password.");
  const { pathname, search } = new URL(c.req.url);
  return lockPage(c.req.method === "GET" ? pathname + search : "/", "", 403);
}

async function unlock(c: WebContext, services: Services, lock: SiteLock): Promise<Response> {
  try {
    await services.countUse(ATTEMPTS, c.get("network"));
  } catch (error) {
    // The form was not read, so nobody knows which page they were on their way to.
    if (error instanceof AppError) return lockPage("/", error.message, error.status);
    throw error;
  }
  const { password = "", ...body } = await readForm(c.req.raw);
  const next = withinSite(body.next);
  if (!(await isPassword(password, lock.passwordHash)))
    return lockPage(next, "This is not the password.", 422);
  const headers = { location: next, "set-cookie": unlockedCookie(services, lock, c.get("origin")) };
  return new Response(null, { status: 303, headers: { ...headers, "cache-control": "no-store" } });
}

/** A path of this site; never another host. */
function withinSite(next: unknown): string {
  return typeof next === "string" &&
    /^\/(?![/\\])[^\s\\]*$/.test(next) &&
    !/^\/site-lock(?![\w.-])/.test(next)
    ? next
    : "/";
}
