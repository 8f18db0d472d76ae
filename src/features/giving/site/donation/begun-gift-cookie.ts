import { z } from "zod";
import type { RequestContext } from "~/server/context";
import { readCookie, writeCookie } from "~/server/cookies";

/** As long as a payer is told what became of the payment: longer than there is to pay. */
const MINUTES = 120;
const PURPOSE = "begun-gift";

const kept = z.object({ id: z.uuid(), until: z.number() });

type Context = Pick<RequestContext, "sealer" | "now" | "origin">;

/**
 * What the browser in which somebody begins to give keeps, so that leaving the checkout brings their form back: which gift it is, sealed,
 * and nothing of what they typed. It ends with the browser. @returns the header `Set-Cookie`
 */
export function begunGiftCookie({ sealer, now, origin }: Context, giftId: string): string {
  const until = +now() + MINUTES * 60_000;
  const value = sealer.seal(JSON.stringify({ id: giftId, until }), PURPOSE);
  return writeCookie({ kind: "gift", origin }, value);
}

/** The gift that was begun in this browser, not long ago. */
export function readBegunGift({ sealer, now, origin }: Context, request: Request): string | undefined {
  const value = readCookie({ kind: "gift", origin }, request.headers.get("cookie"));
  if (value === undefined) return undefined;
  try {
    const { id, until } = kept.parse(JSON.parse(sealer.open(value, PURPOSE)));
    return until > +now() ? id : undefined;
  } catch {
    return undefined;
  }
}
