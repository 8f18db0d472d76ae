import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { type RecurringPayment, recurringPayment } from "~/platform/payments/recurring/table";
import { type Payment, payment } from "~/platform/payments/table";
import { type Giver, openGiver } from "../donor/giver";
import { type MonthlyGift, monthlyGift } from "../monthly/table";
import { type Gift, gift } from "../table";
import { openGiftToken } from "./gift-link";
import { openTribute, type Tribute } from "./tribute";

/** The gift of a private link. Amounts are in cents. */
export type GiftByToken = { giver: Giver; tribute: Tribute | null } & (
  | { kind: "gift"; gift: Gift; payment: Payment | null }
  /** `charges`: the paid ones, newest first. */
  | { kind: "monthly"; monthly: MonthlyGift; recurring: RecurringPayment; charges: Gift[] }
);

/** @throws AppError NOT_FOUND if no gift has that token, or the donor was erased */
export async function giftByToken(services: DomainServices, token: string): Promise<GiftByToken> {
  const linked = openGiftToken(services.keyedHash, token);
  const own =
    linked?.kind === "gift"
      ? await single(services, linked.id)
      : linked && (await monthly(services, linked.id));
  if (!own) throw new AppError("NOT_FOUND", "This link does not work. It may have expired.");
  return own;
}

async function single({ db, sealer }: DomainServices, id: string): Promise<GiftByToken | undefined> {
  const [row] = await db
    .select({ gift, payment })
    .from(gift)
    .leftJoin(payment, eq(payment.id, gift.paymentId))
    .where(eq(gift.id, id));
  const giver = row && openGiver(sealer, row.gift);
  if (!giver) return undefined;
  return {
    kind: "gift",
    gift: row.gift,
    payment: row.payment,
    giver,
    tribute: openTribute(sealer, row.gift),
  };
}

async function monthly({ db, sealer }: DomainServices, id: string): Promise<GiftByToken | undefined> {
  const [row] = await db
    .select({ monthly: monthlyGift, recurring: recurringPayment })
    .from(monthlyGift)
    .innerJoin(recurringPayment, eq(recurringPayment.id, monthlyGift.recurringId))
    .where(eq(monthlyGift.id, id));
  const giver = row && openGiver(sealer, row.monthly);
  if (!giver) return undefined;
  const charges = await db
    .select()
    .from(gift)
    .where(and(eq(gift.monthlyGiftId, id), isNotNull(gift.receiptNumber)))
    .orderBy(desc(gift.givenAt), desc(gift.number));
  return {
    kind: "monthly",
    monthly: row.monthly,
    recurring: row.recurring,
    charges,
    giver,
    tribute: openTribute(sealer, row.monthly),
  };
}
