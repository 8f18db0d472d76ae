import { isSameText } from "~/platform/crypto/is-same-text";
import type { RequestContext } from "~/server/context";
import { readCookie, writeCookie } from "~/server/cookies";

/** As long as somebody is likely to be at the checkout, and some time to look again. */
const HOURS = 2;

type Context = Pick<RequestContext, "keyedHash" | "now" | "origin">;

/**
 * What the browser in which somebody begins to pay keeps: it proves there, and nowhere else, that one may be told what became of the
 * payment. Holds neither name nor amount. @returns the header `Set-Cookie`
 */
export function payerCookie(context: Context, paymentId: string): string {
  const until = +context.now() + HOURS * 3_600_000;
  const value = `${until}.${signature(context, paymentId, until)}`;
  return writeCookie(placeOf(context, paymentId), value, { maxAge: HOURS * 3_600 });
}

/** Whether this is the browser in which somebody began to pay, not long ago. */
export function isPayer(context: Context, paymentId: string, request: Request): boolean {
  const value = readCookie(placeOf(context, paymentId), request.headers.get("cookie"));
  const [until = "", given = ""] = value?.split(".", 2) ?? [];
  if (!(Number(until) > +context.now())) return false;
  return isSameText(given, signature(context, paymentId, Number(until)));
}

/** Somebody may pay for two things at once: each payment has a cookie of its own. */
function placeOf({ origin }: Context, paymentId: string) {
  return { kind: "payer", origin, subject: paymentId } as const;
}

function signature({ keyedHash }: Context, paymentId: string, until: number): string {
  return keyedHash("payer", `${paymentId}.${until}`);
}
