import { endCookie, readCookie, SESSION_COOKIE, writeCookie } from "../cookies";
import type { WebContext } from "../hono-env";

/** One of a session's two secrets. Pages never read it, so no page is rendered for one person. */
export function sessionCookie(c: WebContext): string | undefined {
  return readCookie(placeIn(c), c.req.header("cookie"));
}

export function setSessionCookie(c: WebContext, token: string, expires: Date): void {
  c.header("set-cookie", writeCookie(placeIn(c), token, { expires }), { append: true });
}

export function clearSessionCookie(c: WebContext): void {
  c.header("set-cookie", endCookie(placeIn(c)), { append: true });
}

function placeIn(c: WebContext) {
  return { cookie: SESSION_COOKIE, origin: c.get("origin") };
}
