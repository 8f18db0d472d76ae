import { sendJob } from "../jobs/send-job";
import type { PaymentDesk } from "./payment-desk";
import { processPaymentEventJob } from "./process-payment-event-job";
import { paymentEvent } from "./table";

/**
 * Stores what a provider tells, once however often it does, and asks for the job that looks into it. When this returns it
 * is stored, and the provider may forget it.
 *
 * @param body as it came, byte for byte: it is what was signed
 * @throws AppError BAD_REQUEST when the provider did not sign it
 */
export async function receiveWebhook(
  { db, payments, now }: Pick<PaymentDesk, "db" | "payments" | "now">,
  body: string,
  header: (name: string) => string | undefined,
): Promise<void> {
  const event = payments.readWebhook(body, header);
  if (!event) return;
  const { reference, ...told } = event;
  await db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(paymentEvent)
      .values({ ...told, ...reference, provider: payments.name, receivedAt: now() })
      .onConflictDoNothing()
      .returning({ id: paymentEvent.id });
    if (stored) await sendJob(tx, processPaymentEventJob, { id: stored.id }, { key: String(stored.id) });
  });
}
