import { type Cookie, writeCookie } from "~/server/cookies";
import { PAID_COOKIE_NAME } from "~/server/isomorphic/paid-cookie";

/** Set if a payment that was started in this browser has arrived. Contains nothing else. */
export const PAID_COOKIE: Cookie = {
  name: PAID_COOKIE_NAME,
  path: "/",
  sameSite: "Lax",
  scriptsReadIt: true,
};

/** Enough for the next page to read it. */
const SECONDS = 300;

/**
 * Tells the browser's script that a payment has arrived, so that it deletes the saved input of the form
 * (`src/site/browser/typing`).
 * @returns the value of the `Set-Cookie` header
 */
export function paidCookie(origin: string): string {
  return writeCookie({ cookie: PAID_COOKIE, origin }, "1", { maxAge: SECONDS });
}
