import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import type { Payment } from "~/platform/payments/table";
import { countCampaign } from "../campaign/count-campaign";
import { recordGiftEvent, visitor } from "../gift/record-gift-event";
import { gift } from "../table";

/** Records the total refund of a gift as the payment has it, no matter who requested it. */
export async function recordRefund(
  tx: Database,
  services: DomainServices,
  { id, refunded }: Payment,
): Promise<void> {
  const [before] = await tx.select().from(gift).where(eq(gift.paymentId, id)).for("update");
  if (!before || before.refunded === refunded) return;
  const state = refunded >= before.amount ? "refunded" : "partly-refunded";
  const [after] = await tx
    .update(gift)
    .set({ state, refunded, updatedAt: services.now() })
    .where(eq(gift.id, before.id))
    .returning();
  if (!after) return;
  await recordGiftEvent(tx, visitor, "refunded", after, { state: before.state, refunded: before.refunded });
  await countCampaign(tx, after);
}
