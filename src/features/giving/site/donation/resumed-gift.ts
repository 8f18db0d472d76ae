import { isDeepStrictEqual } from "node:util";
import type { RequestContext } from "~/server/context";
import type { GiftInput } from "../../gift/gift-input";
import { type PendingGift, pendingGift } from "../../gift/pending-gift";
import { typedGift } from "../../gift/typed-gift";
import { readPendingGift } from "./pending-gift-cookie";

/**
 * The unpaid gift that this browser started, if the donor came back from the checkout and sends the same form. Reuses
 * its checkout, so it is not another gift and does not count against the limits.
 * @returns undefined if the form was changed, or if the gift was paid, was finally declined, or can no longer be paid
 */
export async function resumedGift(
  context: RequestContext,
  request: Request,
  input: GiftInput,
): Promise<PendingGift["opened"] | undefined> {
  const id = readPendingGift(context, request);
  const pending = id === undefined ? undefined : await pendingGift(context, id);
  if (!pending?.payUntil || pending.payUntil <= context.now()) return undefined;
  const isSame =
    pending.campaignId === input.campaignId && isDeepStrictEqual(pending.values, typedGift(input));
  return isSame ? pending.opened : undefined;
}
