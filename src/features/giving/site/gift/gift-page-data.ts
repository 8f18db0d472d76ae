import { dayAt } from "~/content/values/day-at";
import { givingSettings } from "~/features/settings/shared/giving-settings";
import { domainServices } from "~/platform/domain-services";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { takesPayments } from "~/platform/payments/payment-mode";
import type { RequestContext } from "~/server/context";
import { describeGiver } from "../../donor/giver";
import { giftConfirmationNumber } from "../../gift/confirmation-number";
import { type GiftByToken, giftByToken } from "../../gift/gift-by-token";
import { describeTribute } from "../../gift/tribute";
import { shownMonthly } from "../own/shown-monthly";

export type ShownGift = Awaited<ReturnType<typeof giftPageData>>;

/** `waiting`: the payment provider has not confirmed the payment. `on-its-way`: the payment method takes days. */
type GiftStatus = "given" | "waiting" | "on-its-way" | "not-paid" | "refunded" | "monthly";

/**
 * The data of the private page of one gift.
 * @throws AppError NOT_FOUND
 */
export async function giftPageData(context: RequestContext, token: string) {
  const { env, db } = context;
  const zone = env.TZ_HOSPITAL;
  const [found, settings] = await Promise.all([
    giftByToken(domainServices(context, env), token),
    givingSettings(db),
  ]);
  const { giver, tribute } = found;
  return {
    foundation: settings.foundationLegalName,
    phone: settings.foundationPhone,
    /** HTML; empty if the foundation has none. */
    refundPolicy: settings.refundPolicy,
    takesPayments: takesPayments(env),
    status: giftStatusOf(found),
    name: describeGiver(giver),
    email: giver.email,
    confirmationNumber: giftConfirmationNumber(
      found.kind,
      found.kind === "gift" ? found.gift : found.monthly,
    ),
    tribute: tribute && (tribute.firstnameHonor || tribute.lastnameHonor) ? describeTribute(tribute) : "",
    ...factsOf(found, zone),
  };
}

function factsOf(found: GiftByToken, zone: string) {
  const charges = found.kind === "monthly" ? found.charges : found.gift.receiptNumber ? [found.gift] : [];
  const { designation, amount, feeCovered } =
    found.kind === "gift" ? found.gift : { ...found.monthly, amount: found.recurring.amount };
  const receipts = charges.map((charge) => ({
    id: charge.id,
    number: charge.receiptNumber ?? "",
    date: charge.givenAt ? dayAt(charge.givenAt, zone).words : "",
    amount: formatDollars(charge.amount),
    refunded: charge.refunded > 0 ? formatDollars(charge.refunded) : "",
  }));
  return {
    designation,
    amount: formatDollars(amount),
    feeCovered: feeCovered > 0 ? formatDollars(feeCovered) : "",
    receipts,
    monthly:
      found.kind === "monthly"
        ? shownMonthly({ row: found.monthly, recurring: found.recurring }, zone)
        : null,
  };
}

function giftStatusOf(found: GiftByToken): GiftStatus {
  if (found.kind === "monthly")
    return found.recurring.state === "open"
      ? "waiting"
      : found.recurring.state === "expired"
        ? "not-paid"
        : "monthly";
  switch (found.gift.state) {
    case "given":
    case "partly-refunded":
      return "given";
    case "refunded":
      return "refunded";
    case "failed":
    case "expired":
      return "not-paid";
    case "pending":
      return found.payment?.state === "processing" ? "on-its-way" : "waiting";
  }
}
