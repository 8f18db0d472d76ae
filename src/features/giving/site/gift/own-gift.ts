import { dayAt } from "~/content/values/day-at";
import { givingSettings } from "~/features/settings/shared/giving-settings";
import { domainServices } from "~/platform/domain-services";
import { takesPayments } from "~/platform/payments/payment-mode";
import type { RequestContext } from "~/server/context";
import { describeGiver } from "../../donor/giver";
import { formatAmount } from "../../format-amount";
import { giftConfirmationNumber } from "../../gift/confirmation-number";
import { giftByToken, type OwnGift } from "../../gift/gift-by-token";
import { describeTribute } from "../../gift/tribute";
import { shownMonthly } from "../own/shown-monthly";

export type ShownGift = Awaited<ReturnType<typeof ownGift>>;

/** `waiting`: the payment provider has not confirmed the payment. `on-its-way`: the payment method takes days. */
type GiftStatus = "given" | "waiting" | "on-its-way" | "not-paid" | "refunded" | "monthly";

/**
 * The data of the private page of one gift.
 * @throws AppError NOT_FOUND
 */
export async function ownGift(context: RequestContext, token: string) {
  const { env, db } = context;
  const zone = env.TZ_HOSPITAL;
  const [own, settings] = await Promise.all([
    giftByToken(domainServices(context, env), token),
    givingSettings(db),
  ]);
  const { giver, tribute } = own;
  return {
    foundation: settings.foundationLegalName,
    phone: settings.foundationPhone,
    /** HTML; empty if the foundation has none. */
    refundPolicy: settings.refundPolicy,
    takesPayments: takesPayments(env),
    standing: standingOf(own),
    name: describeGiver(giver),
    email: giver.email,
    confirmationNumber: giftConfirmationNumber(own.kind, own.kind === "gift" ? own.gift : own.monthly),
    tribute: tribute && (tribute.firstnameHonor || tribute.lastnameHonor) ? describeTribute(tribute) : "",
    ...factsOf(own, zone),
  };
}

function factsOf(own: OwnGift, zone: string) {
  const charges = own.kind === "monthly" ? own.charges : own.gift.receiptNumber ? [own.gift] : [];
  const { designation, amount, feeCovered } =
    own.kind === "gift" ? own.gift : { ...own.monthly, amount: own.recurring.amount };
  const receipts = charges.map((charge) => ({
    id: charge.id,
    number: charge.receiptNumber ?? "",
    date: charge.givenAt ? dayAt(charge.givenAt, zone).words : "",
    amount: formatAmount(charge.amount),
    refunded: charge.refunded > 0 ? formatAmount(charge.refunded) : "",
  }));
  return {
    designation,
    amount: formatAmount(amount),
    feeCovered: feeCovered > 0 ? formatAmount(feeCovered) : "",
    receipts,
    monthly:
      own.kind === "monthly" ? shownMonthly({ row: own.monthly, recurring: own.recurring }, zone) : null,
  };
}

function standingOf(own: OwnGift): GiftStatus {
  if (own.kind === "monthly")
    return own.recurring.state === "open"
      ? "waiting"
      : own.recurring.state === "expired"
        ? "not-paid"
        : "monthly";
  switch (own.gift.state) {
    case "given":
    case "partly-refunded":
      return "given";
    case "refunded":
      return "refunded";
    case "failed":
    case "expired":
      return "not-paid";
    case "pending":
      return own.payment?.state === "processing" ? "on-its-way" : "waiting";
  }
}
