import { writeCookie } from "~/server/cookies";

/** Long enough for the page that follows to read it. */
const SECONDS = 300;

/**
 * Tells the browser's script that a payment has arrived, so that it forgets the form that led there (`src/site/browser/typing`).
 * @returns the header `Set-Cookie`
 */
export function paidCookie(origin: string): string {
  return writeCookie({ kind: "paid", origin }, "1", { maxAge: SECONDS });
}
