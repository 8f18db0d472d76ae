import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { requestRefund } from "~/platform/payments/request-refund";
import { countCampaign } from "../campaign/count-campaign";
import { recordGiftEvent } from "../gift/record-gift-event";
import { type Gift, gift } from "../table";
import { giftById } from "./gift-by-id";

interface Refund {
  /** Integer cents. Defaults to the remaining amount. */
  amount?: number;
  /** The reason in a few words, without personal data. */
  reason: string;
  /** Idempotency key: repeating the request with the same key refunds once. */
  key: string;
}

/**
 * Refunds a gift in part or in full, at the payment provider that took it. For a check, records that staff paid the
 * money back by hand.
 * @throws AppError NOT_FOUND; BAD_REQUEST if the amount exceeds what is left
 */
export async function refundGift(
  services: DomainServices,
  actor: Actor,
  id: string,
  { amount, reason, key }: Refund,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await giftById(tx, id);
    if (!row.paymentId) return recordManualRefund(tx, services, actor, row.id, amount);
    const refundRequest = await requestRefund(
      tx,
      { paymentId: row.paymentId, amount, reason, key },
      services.now(),
    );
    await recordGiftEvent(tx, actor, "refundRequested", row, { amount: refundRequest.amount, reason });
  });
}

async function recordManualRefund(
  tx: Database,
  services: DomainServices,
  actor: Actor,
  id: string,
  refundRequest: number | undefined,
): Promise<void> {
  const [before] = await tx.select().from(gift).where(eq(gift.id, id)).for("update");
  if (!before?.receiptNumber) throw new AppError("BAD_REQUEST", "There is nothing left to refund.");
  const remaining = before.amount - before.refunded;
  const amount = refundRequest ?? remaining;
  if (amount <= 0 || amount > remaining)
    throw new AppError("BAD_REQUEST", `At most ${formatDollars(remaining)} of this gift can be refunded.`);
  const refunded = before.refunded + amount;
  const state: Gift["state"] = refunded === before.amount ? "refunded" : "partly-refunded";
  const [after] = await tx
    .update(gift)
    .set({ refunded, state, updatedAt: services.now() })
    .where(eq(gift.id, id))
    .returning();
  if (!after) return;
  await recordGiftEvent(tx, actor, "refunded", after, { state: before.state, refunded: before.refunded });
  await countCampaign(tx, after);
}
