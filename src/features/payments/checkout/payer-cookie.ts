import { isSameText } from "~/platform/crypto/is-same-text";
import type { RequestContext } from "~/server/context";
import { type Cookie, readCookie, writeCookie } from "~/server/cookies";

/** Set if a payment was started in this browser. Each payment has its own cookie. */
export const PAYER_COOKIE: Cookie = { name: "openward_payer", path: "/", sameSite: "Lax" };

/** The time that a payer is likely to spend at the checkout, plus time to return to the page. */
const HOURS = 2;

/**
 * What the browser that started a payment may see. A `payer` may see the state of the payment. An `owner` may also open
 * the private page of the registration or gift, because this browser created the record or had its private link open.
 */
export type PayerRole = "owner" | "payer";

type Context = Pick<RequestContext, "keyedHash" | "now" | "origin">;

/**
 * A cookie that proves the role of the browser that starts a payment. Contains neither a name nor an amount. Both roles
 * look the same from outside.
 *
 * @param id of the payment, or of the recurring payment
 * @returns the value of the `Set-Cookie` header
 */
export function payerCookie(context: Context, id: string, role: PayerRole): string {
  const until = +context.now() + HOURS * 3_600_000;
  const value = `${until}.${signature(context, role, id, until)}`;
  return writeCookie(cookieFor(context, id), value, { maxAge: HOURS * 3_600 });
}

/** The role that the request's cookie proves. Undefined for any other browser, and after two hours. */
export function payerRole(context: Context, id: string, request: Request): PayerRole | undefined {
  const value = readCookie(cookieFor(context, id), request.headers.get("cookie"));
  const [until = "", given = ""] = value?.split(".", 2) ?? [];
  if (!(Number(until) > +context.now())) return undefined;
  const roles: PayerRole[] = ["owner", "payer"];
  return roles.find((role) => isSameText(given, signature(context, role, id, Number(until))));
}

/** A person can make two payments at the same time, so each payment has its own cookie. */
function cookieFor({ origin }: Context, id: string) {
  return { cookie: PAYER_COOKIE, origin, subject: id };
}

function signature({ keyedHash }: Context, role: PayerRole, id: string, until: number): string {
  return keyedHash(role === "owner" ? "payer-owner" : "payer", `${id}.${until}`);
}
