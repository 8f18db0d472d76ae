import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import type { PaymentPurpose } from "~/platform/payments/payment-purpose";
import type { RecurringState } from "~/platform/payments/recurring/table";
import type { Payment } from "~/platform/payments/table";
import { type Giver, openGiver } from "../donor/giver";
import { giftPath } from "../gift/gift-link";
import { insertGift } from "../gift/insert-gift";
import { recordGift } from "../gift/record-gift";
import { openTribute } from "../gift/tribute";
import { recordRefund } from "../payment/record-refund";
import { gift } from "../table";
import { notifyOfMonthlyGift } from "./mail/notify-of-monthly-gift";
import { MONTHLY_PURPOSE } from "./open-monthly-gift";
import { recordMonthlyEvent } from "./record-monthly-event";
import { type MonthlyGift, monthlyGift } from "./table";

/**
 * Handles the charges and changes of a monthly gift. Each charge becomes a gift, and the donor is notified of changes.
 */
export function monthlyPurpose(services: DomainServices): PaymentPurpose {
  return {
    name: MONTHLY_PURPOSE,
    unpaid: "Your monthly gift did not begin.",

    async paid(tx, payment) {
      await recordMonthlyCharge(tx, services, payment);
    },

    /** Does nothing. The provider retries a failed charge, and it becomes a gift when it is paid. */
    async failed(tx, payment) {
      const row = await lockMonthly(tx, payment.subjectId);
      await recordMonthlyEvent(tx, "chargeFailed", row.id, { amount: payment.amount });
      await notifyOfMonthlyGift(tx, services, row, { kind: "failed", amount: payment.amount }, payment.id);
    },

    async expired() {},

    async refunded(tx, payment) {
      await recordRefund(tx, services, payment);
    },

    async privatePath(db, { subjectId }) {
      const [row] = await db
        .select({ person: monthlyGift.person })
        .from(monthlyGift)
        .where(eq(monthlyGift.id, subjectId));
      return row?.person ? giftPath(services.keyedHash, { kind: "monthly", id: subjectId }) : undefined;
    },

    async agreementChanged(tx, { subjectId, state, amount, nextChargeAt }, before) {
      if (before.state === state && before.amount === amount) return;
      const row = await lockMonthly(tx, subjectId);
      // How much of the new amount covers the card fee is unknown.
      if (before.amount !== amount)
        await tx.update(monthlyGift).set({ feeCovered: 0 }).where(eq(monthlyGift.id, row.id));
      const was = { state: before.state, amount: before.amount };
      await recordMonthlyEvent(tx, "changed", row.id, { state, amount }, { before: was });
      const kind = before.state === state ? "amount" : notificationFor(state, before.state);
      if (kind) await notifyOfMonthlyGift(tx, services, row, { kind, amount, nextChargeAt });
    },
  };
}

/** A failed charge has its own notification, and a later success has the receipt. */
function notificationFor(state: RecurringState, before: RecurringState) {
  if (state === "active" && before === "open") return "begun";
  if (state === "active" && before === "paused") return "resumed";
  if (state === "paused") return "paused";
  return state === "ended" && before !== "open" ? "ended" : undefined;
}

async function recordMonthlyCharge(tx: Database, services: DomainServices, payment: Payment): Promise<void> {
  const row = await lockMonthly(tx, payment.subjectId);
  const isFirst = (await tx.$count(gift, eq(gift.monthlyGiftId, row.id))) === 0;
  const { designation, campaignId, forEmployeeGivingCampaign, anonymous } = row;
  const made = await insertGift(
    tx,
    services,
    {
      giver: openGiver(services.sealer, row) ?? EMPTY_GIVER,
      frequency: "monthly",
      amount: payment.amount,
      feeCovered: Math.min(row.feeCovered, payment.amount - 1),
      designation,
      campaignId,
      forEmployeeGivingCampaign,
      anonymous,
      willEstate: isFirst && row.willEstate,
      volunteer: isFirst && row.volunteer,
      tribute: openTribute(services.sealer, row),
      acknowledgeBy: isFirst ? row.acknowledgeBy : "none",
    },
    {
      donorId: row.donorId,
      origin: "monthly",
      monthlyGiftId: row.id,
      paymentId: payment.id,
      utm: isFirst ? row.utm : null,
    },
  );
  await recordGift(tx, services, made.id, { givenAt: payment.paidAt ?? services.now() });
}

/** For a charge after the donor was erased and before the monthly gift stopped. The gift has no donor. */
const EMPTY_GIVER: Giver = {
  title: "",
  firstname: "",
  lastname: "",
  spouse: "",
  company: "",
  addressStreet: "",
  addressCity: "",
  addressState: "",
  addressZip: "",
  phone: "",
  email: "",
};

async function lockMonthly(tx: Database, id: string): Promise<MonthlyGift> {
  const [row] = await tx.select().from(monthlyGift).where(eq(monthlyGift.id, id)).for("update");
  if (!row) throw new Error("A monthly gift was paid that is not there.");
  return row;
}
