import { z } from "zod";
import type { RequestContext } from "~/server/context";
import { type Cookie, readCookie, writeCookie } from "~/server/cookies";

/** The same time for which payers can see the result of a payment. Longer than the time to pay. */
const MINUTES = 120;
const PURPOSE = "begun-gift";

/** Set when this browser starts a gift. */
export const GIFT_COOKIE: Cookie = { name: "openward_gift", path: "/donate", sameSite: "Lax" };

const schema = z.object({ id: z.uuid(), until: z.number() });

type Context = Pick<RequestContext, "sealer" | "now" | "origin">;

/**
 * The cookie that restores the donation form after the donor leaves the checkout. It has the sealed id of the gift and
 * none of the input, and ends with the browser session.
 * @returns the value of the `Set-Cookie` header
 */
export function pendingGiftCookie({ sealer, now, origin }: Context, giftId: string): string {
  const until = +now() + MINUTES * 60_000;
  const value = sealer.seal(JSON.stringify({ id: giftId, until }), PURPOSE);
  return writeCookie({ cookie: GIFT_COOKIE, origin }, value);
}

/** The id of the gift that this browser recently created. */
export function readPendingGift({ sealer, now, origin }: Context, request: Request): string | undefined {
  const value = readCookie({ cookie: GIFT_COOKIE, origin }, request.headers.get("cookie"));
  if (value === undefined) return undefined;
  try {
    const { id, until } = schema.parse(JSON.parse(sealer.open(value, PURPOSE)));
    return until > +now() ? id : undefined;
  } catch {
    return undefined;
  }
}
