import { eq } from "drizzle-orm";
import type { KeyedHash } from "../../crypto/keyed-hash";
import type { PaymentDesk } from "../payment-desk";
import { receiveWebhook } from "../receive-webhook";
import { signSandboxWebhook } from "./sandbox-webhook";
import { sandboxEvent } from "./table";

/** Tells an event of the sandbox as a webhook: signed, and read like one that comes over the network. */
export async function deliverSandboxEvent(
  desk: Pick<PaymentDesk, "db" | "payments" | "now">,
  keyedHash: KeyedHash,
  id: string,
): Promise<void> {
  const [event] = await desk.db.select().from(sandboxEvent).where(eq(sandboxEvent.id, id));
  // With a provider configured meanwhile, the sandbox has nothing to tell any more.
  if (!event || desk.payments.name !== "sandbox") return;
  const { type, checkoutId, agreementId, createdAt } = event;
  const reference = agreementId ? { agreementId } : { checkoutId };
  const body = JSON.stringify({ id, type, ...reference, happenedAt: createdAt.toISOString() });
  const headers = signSandboxWebhook(keyedHash, body, desk.now());
  await receiveWebhook(desk, body, (name) => headers[name]);
}
