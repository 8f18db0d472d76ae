import { timingSafeEqual } from "node:crypto";
import { createCookie } from "react-router";
import { paymentReturnPath } from "~/platform/payments/payment-return-path";
import type { RequestContext } from "../context";

/** As long as somebody is likely to be at the checkout, and some time to look again. */
const HOURS = 2;

const cookie = createCookie("openward_payer", { httpOnly: true, sameSite: "lax" });

type Context = Pick<RequestContext, "keyedHash" | "now" | "origin">;

/**
 * What the browser in which somebody begins to pay keeps: it proves there, and nowhere else, that one may be told what became of the
 * payment. Holds neither name nor amount, and goes to that payment's return alone. @returns the header `Set-Cookie`
 */
export async function payerCookie(context: Context, paymentId: string): Promise<string> {
  const until = +context.now() + HOURS * 3_600_000;
  return cookie.serialize(`${until}.${signature(context, paymentId, until)}`, {
    path: paymentReturnPath(paymentId),
    maxAge: HOURS * 3_600,
    secure: context.origin.startsWith("https:"),
  });
}

/** Whether this is the browser in which somebody began to pay, not long ago. */
export async function isPayer(context: Context, paymentId: string, request: Request): Promise<boolean> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  const [until = "", given = ""] = typeof value === "string" ? value.split(".") : [];
  if (!(Number(until) > +context.now())) return false;
  const right = Buffer.from(signature(context, paymentId, Number(until)));
  return given.length === right.length && timingSafeEqual(right, Buffer.from(given));
}

function signature({ keyedHash }: Context, paymentId: string, until: number): string {
  return keyedHash("payer", `${paymentId}.${until}`);
}
