import { DEVICE_COOKIE, readCookie, writeCookie } from "../cookies";
import type { WebContext } from "../hono-env";

/** Limit of a device's values, because each needs a database lookup. */
const MAX_VALUES = 8;
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * The cookie of a device on which staff have signed in: a random value for each account, separated by periods. A
 * stranger's failed attempts do not lock them out there, and they get no notice of a new device. It gives no access.
 */
export function deviceCookie(c: WebContext): string[] {
  const values = (readCookie(placeIn(c), c.req.header("cookie")) ?? "").slice(0, 1_000).split(".");
  return values.filter((value) => /^[\w-]{43}$/.test(value)).slice(0, MAX_VALUES);
}

export function setDeviceCookie(c: WebContext, tokens: readonly string[]): void {
  c.header("set-cookie", writeCookie(placeIn(c), tokens.join("."), { maxAge: YEAR_S }), { append: true });
}

function placeIn(c: WebContext) {
  return { cookie: DEVICE_COOKIE, origin: c.get("origin") };
}
