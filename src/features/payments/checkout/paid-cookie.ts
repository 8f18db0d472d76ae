import { writeCookie } from "~/server/cookies";

/** Long enough for the next page to read it. */
const SECONDS = 300;

/**
 * Tells the browser's script that a payment has arrived, so that it deletes the saved input of the form
 * (`src/site/browser/typing`).
 * @returns the value of the `Set-Cookie` header
 */
export function paidCookie(origin: string): string {
  return writeCookie({ kind: "paid", origin }, "1", { maxAge: SECONDS });
}
