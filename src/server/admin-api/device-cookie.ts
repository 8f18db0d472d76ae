import { readCookie, writeCookie } from "../cookies";
import type { WebContext } from "../hono-env";

/** Each costs a look into the database; no device is given more. */
const MAX_VALUES = 8;
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * What a device keeps after somebody signed in on it: a random value for each account, separated by dots. From there, a stranger's wrong
 * guesses do not keep them out, and their sign-in is no news to them. It lets nobody in.
 */
export function deviceCookie(c: WebContext): string[] {
  const values = (readCookie(placeIn(c), c.req.header("cookie")) ?? "").slice(0, 1_000).split(".");
  return values.filter((value) => /^[\w-]{43}$/.test(value)).slice(0, MAX_VALUES);
}

export function setDeviceCookie(c: WebContext, tokens: readonly string[]): void {
  c.header("set-cookie", writeCookie(placeIn(c), tokens.join("."), { maxAge: YEAR_S }), { append: true });
}

function placeIn(c: WebContext) {
  return { kind: "device", origin: c.get("origin") } as const;
}
