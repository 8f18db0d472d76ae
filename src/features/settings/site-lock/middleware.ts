import { createMiddleware } from "hono/factory";
import { fixedAddresses } from "~/content/fixed-addresses";
import { SHARED_HEADERS } from "~/platform/cache/shared/shared-copy";
import { isPassword } from "~/platform/crypto/hash-password";
import { AppError } from "~/platform/errors/app-error";
import { STORED_FILES } from "~/platform/isomorphic/file-addresses";
import { WEBHOOKS } from "~/platform/isomorphic/payment-addresses";
import { wantsJson } from "~/server/answer-error";
import type { HonoEnv, WebContext } from "~/server/hono-env";
import { EMERGENCY_NOTICE } from "~/server/isomorphic/emergency-notice";
import { ERROR_REPORTS } from "~/server/isomorphic/error-reports";
import type { Services } from "~/server/services";
import { readForm } from "~/server/submissions/read-form";
import { lockPage } from "./lock-page";
import type { SiteLock } from "./site-lock";
import { isUnlocked, unlockedCookie } from "./unlocked-cookie";

/** Not locked, including all addresses below: staff sign in there, or the addresses cannot be guessed. */
const OPEN_BELOW = ["/admin/", "/api/admin/", STORED_FILES];

/** Not locked, without addresses below, which would show the site. */
const OPEN = new Set([
  "/admin",
  "/admin.data",
  "/favicon.svg",
  "/favicon.ico",
  "/apple-touch-icon.png",
  ERROR_REPORTS,
  EMERGENCY_NOTICE,
  `${WEBHOOKS}/stripe`,
  `${WEBHOOKS}/sandbox`,
]);

function isOpen(path: string): boolean {
  if (OPEN.has(path) || OPEN_BELOW.some((start) => path.startsWith(start))) return true;
  return fixedAddresses().some(({ address, caller }) => caller === "monitor" && address === path);
}

const UNLOCK = "/site-lock";

/** Allows typos, but prevents guessing. */
const ATTEMPTS = { name: "site-lock", times: 10, seconds: 900 };

/**
 * Locks a site that is not public yet, such as a staging site: visitors need the password, and robots must not index
 * it. The admin area stays available, because staff unlock the site there.
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
    if (isOpen(path)) return next();
    if (path === UNLOCK && method === "POST") return unlock(c, services, lock);
    if (!isUnlocked(services, lock, c.get("origin"), c.req.header("cookie"))) return refuse(c);
    await next();
    // Shared caches must not store pages for people with the password.
    c.res.headers.set("cache-control", "private, no-store");
    for (const name of SHARED_HEADERS) c.res.headers.delete(name);
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
    // The form was not parsed, so the requested page is unknown.
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

/** A path of this site, never of another host. */
function withinSite(next: unknown): string {
  return typeof next === "string" &&
    /^\/(?![/\\])[^\s\\]*$/.test(next) &&
    !/^\/site-lock(?![\w.-])/.test(next)
    ? next
    : "/";
}
