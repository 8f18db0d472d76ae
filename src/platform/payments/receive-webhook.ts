import { sendJob } from "../jobs/send-job";
import type { PaymentDeps } from "./payment-deps";
import { processPaymentEventJob } from "./process-payment-event-job";
import { paymentEvent } from "./table";

/**
 * Stores a provider's event, once however often it is delivered, and sends the job that processes it. When
 * this returns the event is stored, and the provider need not repeat it.
 * @param body as received, byte for byte, because the signature covers these bytes
 * @throws AppError BAD_REQUEST if the provider did not sign it
 */
export async function receiveWebhook(
  { db, payments, now }: Pick<PaymentDeps, "db" | "payments" | "now">,
  body: string,
  header: (name: string) => string | undefined,
): Promise<void> {
  const event = payments.readWebhook(body, header);
  if (!event) return;
  const { reference, ...reported } = event;
  await db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(paymentEvent)
      .values({ ...reported, ...reference, provider: payments.name, receivedAt: now() })
      .onConflictDoNothing()
      .returning({ id: paymentEvent.id });
    if (stored) await sendJob(tx, processPaymentEventJob, { id: stored.id }, { key: String(stored.id) });
  });
}
