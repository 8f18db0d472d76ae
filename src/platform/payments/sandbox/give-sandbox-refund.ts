import { eq, sum } from "drizzle-orm";
import type { RootDatabase } from "../../database/database";
import { RefundRefused } from "../payment-provider";
import { sendSandboxEvent } from "./send-sandbox-event";
import { sandboxCheckout, sandboxRefund } from "./table";

interface SandboxRefundOrder {
  checkoutId: string;
  /** The site's own id; null if the refund was made at the provider. */
  refundId: string | null;
  /** Integer cents. */
  amount: number;
}

/**
 * Refunds money at the sandbox, once per `refundId`.
 * @throws RefundRefused if nothing was paid, or less is left
 */
export async function giveSandboxRefund(
  db: RootDatabase,
  { checkoutId, refundId, amount }: SandboxRefundOrder,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [checkout] = await tx
      .select()
      .from(sandboxCheckout)
      .where(eq(sandboxCheckout.id, checkoutId))
      .for("no key update");
    if (refundId && (await tx.$count(sandboxRefund, eq(sandboxRefund.refundId, refundId)))) return;
    const [given] = await tx
      .select({ cents: sum(sandboxRefund.amount).mapWith(Number) })
      .from(sandboxRefund)
      .where(eq(sandboxRefund.checkoutId, checkoutId));
    if (checkout?.state !== "paid") throw new RefundRefused("Nothing was paid.");
    if ((given?.cents ?? 0) + amount > checkout.amount)
      throw new RefundRefused("More than is left of the payment.");
    await tx.insert(sandboxRefund).values({ checkoutId, refundId, amount, createdAt: now });
    await sendSandboxEvent(tx, { checkoutId, type: "refund.created" }, now);
  });
}
