import { getCookie, setCookie } from "hono/cookie";
import type { WebContext } from "../../hono-env";

const NAME = "openward_device";
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * What a device keeps after somebody signed in on it: from there, a stranger's wrong guesses do not keep them out. It lets nobody in.
 */
export function deviceCookie(c: WebContext): string | undefined {
  return getCookie(c, NAME);
}

export function setDeviceCookie(c: WebContext, token: string): void {
  setCookie(c, NAME, token, {
    ...{ path: "/api/admin", httpOnly: true, sameSite: "Strict", maxAge: YEAR_S },
    secure: c.get("origin").startsWith("https:"),
  });
}
