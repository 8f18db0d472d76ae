import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import type { PaymentPurpose } from "~/platform/payments/payment-purpose";
import type { Payment } from "~/platform/payments/table";
import { giftPath } from "../gift/gift-link";
import { GIFT_PURPOSE } from "../gift/open-gift";
import { recordGift } from "../gift/record-gift";
import { recordGiftEvent, visitor } from "../gift/record-gift-event";
import { gift } from "../table";
import { recordRefund } from "./record-refund";

/** Handles a gift's payment that arrives, fails, or is refunded. A late payment is a gift, too. */
export function giftPurpose(services: DomainServices): PaymentPurpose {
  return {
    name: GIFT_PURPOSE,
    unpaid: "Your gift was not made.",

    async paid(tx, payment) {
      await recordGift(tx, services, payment.subjectId, { givenAt: payment.paidAt ?? services.now() });
    },

    async expired(tx, payment) {
      await end(tx, services, payment, "expired");
    },

    async failed(tx, payment) {
      await end(tx, services, payment, "failed");
    },

    async refunded(tx, payment) {
      await recordRefund(tx, services, payment);
    },

    async privatePath(db, { subjectId }) {
      const [row] = await db.select({ person: gift.person }).from(gift).where(eq(gift.id, subjectId));
      return row?.person ? giftPath(services.keyedHash, { kind: "gift", id: subjectId }) : undefined;
    },
  };
}

async function end(
  tx: Database,
  services: DomainServices,
  { subjectId }: Payment,
  state: "expired" | "failed",
): Promise<void> {
  const [before] = await tx.select().from(gift).where(eq(gift.id, subjectId)).for("update");
  if (before?.state !== "pending") return;
  const [ended] = await tx
    .update(gift)
    .set({ state, updatedAt: services.now() })
    .where(eq(gift.id, subjectId))
    .returning();
  if (ended) await recordGiftEvent(tx, visitor, state, ended, { state: before.state });
}
