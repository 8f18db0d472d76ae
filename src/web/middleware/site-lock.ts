import { createMiddleware } from "hono/factory";
import type { SiteLock } from "~/domain/site-lock/site-lock";
import { isPassword } from "~/platform/crypto/hash-password";
import { AppError } from "~/platform/errors/app-error";
import { networkOf } from "~/platform/network/network-of";
import { wantsJson } from "../answer-error";
import type { HonoEnv, WebContext } from "../hono-env";
import type { Services } from "../services";
import { lockPage } from "../site-lock/lock-page";
import { isUnlocked, unlockedCookie } from "../site-lock/unlocked-cookie";

/** Staff get in by their own sign-in; machines ask how the site is; files have addresses that nobody can guess. */
const OPEN =
  /^\/(admin([/.]|$)|api\/(admin\/|error$)|webhooks\/|files\/|favicon|apple-touch-icon|(healthz|readyz|metrics|incident\.json)$)/;

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
    if (!(await isUnlocked(services, lock, c.req.header("cookie")))) return refuse(c);
    await next();
    // What is shown to those who know the password is kept by no proxy for those who do not.
    c.res.headers.set("cache-control", "private, no-store");
  });
}

function refuse(c: WebContext): Response {
  if (wantsJson(c))
    throw new AppError("FORBIDDEN", "This site is locked: its password opens it, in a browser.");
  const { pathname, search } = new URL(c.req.url);
  return lockPage(c.req.method === "GET" ? pathname + search : "/", "", 403);
}

async function unlock(c: WebContext, services: Services, lock: SiteLock): Promise<Response> {
  const body = await c.req.parseBody();
  const next = withinSite(body.next);
  try {
    await services.countUse(ATTEMPTS, networkOf(c.get("clientAddress")));
  } catch (error) {
    if (error instanceof AppError) return lockPage(next, error.message, error.status);
    throw error;
  }
  const password = typeof body.password === "string" ? body.password : "";
  if (!(await isPassword(password, lock.passwordHash)))
    return lockPage(next, "This is not the password.", 422);
  const headers = { location: next, "set-cookie": await unlockedCookie(services, lock, c.get("origin")) };
  return new Response(null, { status: 303, headers: { ...headers, "cache-control": "no-store" } });
}

/** A path of this site; never another host. */
function withinSite(next: unknown): string {
  return typeof next === "string" && /^\/(?![/\\])[^\s\\]*$/.test(next) && !next.startsWith(UNLOCK)
    ? next
    : "/";
}
