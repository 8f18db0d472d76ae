import { and, eq, inArray } from "drizzle-orm";
import type { DomainServices } from "~/platform/domain-services";
import { recurringPayment } from "~/platform/payments/recurring/table";
import { payment } from "~/platform/payments/table";
import { openGiver } from "../donor/giver";
import type { OpenedMonthlyGift } from "../monthly/open-monthly-gift";
import { monthlyGift } from "../monthly/table";
import { gift } from "../table";
import type { OpenedGift } from "./open-gift";
import { openTribute } from "./tribute";
import { typedGift } from "./typed-gift";

export interface PendingGift {
  /** By field name of the donation form. */
  values: Record<string, string>;
  campaignId: string | null;
  /** The ids that open its checkout. */
  opened: OpenedGift | OpenedMonthlyGift;
  /** Until when the checkout accepts a payment; null if the payment failed or expired. */
  payUntil: Date | null;
}

type Services = Pick<DomainServices, "db" | "sealer">;

/**
 * The form input of a donor who went to the checkout and has not paid, for a single or a monthly gift.
 * @param id the gift's id, which only the browser that created it knows
 * @returns null if it is paid, if the payment is pending, or if it was erased
 */
export async function pendingGift(services: Services, id: string): Promise<PendingGift | null> {
  return (await unpaidGift(services, id)) ?? (await unpaidMonthlyGift(services, id));
}

async function unpaidGift({ db, sealer }: Services, id: string): Promise<PendingGift | null> {
  const [row] = await db
    .select({ gift, payment })
    .from(gift)
    .innerJoin(payment, eq(payment.id, gift.paymentId))
    .where(and(eq(gift.id, id), inArray(payment.state, ["open", "expired", "failed"])));
  const giver = row && openGiver(sealer, row.gift);
  if (!giver) return null;
  const tribute = openTribute(sealer, row.gift);
  const values = typedGift({ ...row.gift, giver, tribute, frequency: "once" });
  return {
    values,
    campaignId: row.gift.campaignId,
    opened: { giftId: id, paymentId: row.payment.id },
    payUntil: row.payment.state === "open" ? row.payment.payUntil : null,
  };
}

async function unpaidMonthlyGift({ db, sealer }: Services, id: string): Promise<PendingGift | null> {
  const [row] = await db
    .select({ gift: monthlyGift, recurring: recurringPayment })
    .from(monthlyGift)
    .innerJoin(recurringPayment, eq(recurringPayment.id, monthlyGift.recurringId))
    .where(and(eq(monthlyGift.id, id), inArray(recurringPayment.state, ["open", "expired"])));
  const giver = row && openGiver(sealer, row.gift);
  if (!giver) return null;
  const tribute = openTribute(sealer, row.gift);
  const values = typedGift({
    ...row.gift,
    amount: row.recurring.amount,
    giver,
    tribute,
    frequency: "monthly",
  });
  return {
    values,
    campaignId: row.gift.campaignId,
    opened: { monthlyGiftId: id, recurringId: row.recurring.id },
    payUntil: row.recurring.state === "open" ? row.recurring.payUntil : null,
  };
}
