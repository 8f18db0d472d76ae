import type { Next } from "hono";
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
import { type ReadForm, readForm, readWholeForm } from "~/server/submissions/read-form";
import { unsentFormOf } from "~/server/unsent-form/unsent-form";
import { lockPage, PASSWORD_WITH_FORM } from "./lock-page";
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
/** Forms without the password. */
const POSTS = { name: "site-lock-posts", times: 60, seconds: 900 };
const WRONG_PASSWORD = "This is not the password.";

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
    if (isUnlocked(services, lock, c.get("origin"), c.req.header("cookie"))) {
      await next();
      return keepPrivate(c);
    }
    return method === "POST" && !wantsJson(c) ? unlockWithForm(c, services, lock, next) : refuse(c);
  });
}

/** Pages for people with the password must not be cached for others. */
function keepPrivate(c: WebContext): void {
  c.res.headers.set("cache-control", "private, no-store");
  for (const name of SHARED_HEADERS) c.res.headers.delete(name);
}

function refuse(c: WebContext): Response {
  if (wantsJson(c))
    throw new AppError(
      "FORBIDDEN",
      "This site is locked. Open it in another tab of your browser, enter its password there, and try again here.",
    );
  return lockPage({ next: c.req.method === "GET" ? withinSite(targetOf(c)) : "/", status: 403 });
}

async function unlock(c: WebContext, services: Services, lock: SiteLock): Promise<Response> {
  const tooOften = await refusalOf(services.countUse(ATTEMPTS, c.get("network")));
  // The form was not parsed, so the requested page is unknown.
  if (tooOften) return lockPage({ next: "/", wrong: tooOften.message, status: tooOften.status });
  const { password = "", ...body } = await readForm(c.req.raw);
  const next = withinSite(body.next);
  if (!(await isPassword(password, lock.passwordHash)))
    return lockPage({ next, wrong: WRONG_PASSWORD, status: 422 });
  const headers = { location: next, "set-cookie": unlockedCookie(services, lock, c.get("origin")) };
  return new Response(null, { status: 303, headers: { ...headers, "cache-control": "no-store" } });
}

/**
 * A form that was posted without JavaScript by a browser whose cookie has expired. The prompt returns everything that
 * was typed, and sends it to the same address together with the password.
 */
async function unlockWithForm(
  c: WebContext,
  services: Services,
  lock: SiteLock,
  next: Next,
): Promise<Response | undefined> {
  // Before the body is read, because strangers may send many.
  const refused = await refusalOf(services.countUse(POSTS, c.get("network")));
  if (refused) return lockPage({ next: "/", wrong: refused.message, status: refused.status });
  let form: ReadForm;
  try {
    form = await readWholeForm(c.req.raw);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuse(c);
  }
  const { [PASSWORD_WITH_FORM]: given, ...values } = form.values;
  const sent = { values, files: form.files };
  const prompt = { next: withinSite(targetOf(c)), unsent: unsentFormOf(sent) };
  const password = given?.at(-1);
  if (password === undefined) return lockPage({ ...prompt, status: 403 });
  const tooOften = await refusalOf(services.countUse(ATTEMPTS, c.get("network")));
  if (tooOften) return lockPage({ ...prompt, wrong: tooOften.message, status: tooOften.status });
  if (!(await isPassword(password, lock.passwordHash)))
    return lockPage({ ...prompt, wrong: WRONG_PASSWORD, status: 422 });
  c.req.raw = withForm(c.req.raw, sent);
  await next();
  keepPrivate(c);
  c.res.headers.append("set-cookie", unlockedCookie(services, lock, c.get("origin")));
  return undefined;
}

/** The error of a use that the limit refuses. */
async function refusalOf(use: Promise<void>): Promise<AppError | undefined> {
  try {
    await use;
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** The same request with this form as its body. */
function withForm(request: Request, { values, files }: ReadForm): Request {
  const body = new FormData();
  for (const [name, all] of Object.entries(values)) for (const value of all) body.append(name, value);
  for (const [name, all] of Object.entries(files)) for (const file of all) body.append(name, file);
  const headers = new Headers(request.headers);
  for (const name of ["content-type", "content-length", "transfer-encoding"]) headers.delete(name);
  return new Request(request.url, { method: request.method, headers, signal: request.signal, body });
}

/** The path and query of the request. */
function targetOf(c: WebContext): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

/** A path of this site, never of another host. */
function withinSite(next: unknown): string {
  return typeof next === "string" &&
    /^\/(?![/\\])[^\s\\]*$/.test(next) &&
    !/^\/site-lock(?![\w.-])/.test(next)
    ? next
    : "/";
}
