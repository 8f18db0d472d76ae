import { AppError } from "~/platform/errors/app-error";
import { normalEmail } from "~/platform/mail/email-address";
import type { RequestContext } from "~/server/context";
import type { GiftInput } from "../../gift/gift-input";

/**
 * Thieves test stolen card numbers with many small gifts, from many networks and under many names. These limits are
 * above what a family gives from one network or address, and above what a whole county gives. Each one counts created
 * gifts.
 */
const NETWORK_LIMIT = { name: "gifts from one network", times: 12, seconds: 3_600 };
const EMAIL_LIMIT = { name: "gifts with one address", times: 6, seconds: 3_600 };
const TOTAL_LIMIT = { name: "gifts in all", times: 240, seconds: 3_600 };
const SMALL_GIFT_LIMIT = { name: "small gifts in all", times: 40, seconds: 3_600 };
/** Cents. Thieves test cards mostly with amounts below this. */
const SMALL_GIFT_CENTS = 1_000;

/**
 * Counts a new gift against the limits. Call it before creating the gift.
 * @throws AppError RATE_LIMITED
 */
export async function countGift(
  { countUse, log }: RequestContext,
  { amount: cents, giver }: GiftInput,
): Promise<void> {
  await countUse(NETWORK_LIMIT);
  await countUse(EMAIL_LIMIT, normalEmail(giver.email));
  try {
    await countUse(TOTAL_LIMIT, "everybody");
    if (cents < SMALL_GIFT_CENTS) await countUse(SMALL_GIFT_LIMIT, "everybody");
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "RATE_LIMITED") throw error;
    log.warn({ small: cents < SMALL_GIFT_CENTS }, "gifts are begun more often than people give");
    throw new AppError(
      "RATE_LIMITED",
      "So many gifts are being made that we cannot accept another one online right now. Please try again later, or call us.",
      {
        headers: error.more.headers,
      },
    );
  }
}
