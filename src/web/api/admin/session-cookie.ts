import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { WebContext } from "../../hono-env";

const NAME = "openward_session";

/** Sent to the admin API alone: the site's pages never get it, so that none can be made for one person. */
const scope = (c: WebContext) => ({
  path: "/api/admin",
  httpOnly: true,
  sameSite: "Strict" as const,
  secure: c.get("origin").startsWith("https:"),
});

export function sessionCookie(c: WebContext): string | undefined {
  return getCookie(c, NAME);
}

export function setSessionCookie(c: WebContext, token: string, expires: Date): void {
  setCookie(c, NAME, token, { ...scope(c), expires });
}

export function clearSessionCookie(c: WebContext): void {
  deleteCookie(c, NAME, scope(c));
}
