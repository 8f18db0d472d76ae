import { eq } from "drizzle-orm";
import type { KeyedHash } from "../../crypto/keyed-hash";
import type { PaymentDeps } from "../payment-deps";
import { receiveWebhook } from "../receive-webhook";
import { signSandboxWebhook } from "./sandbox-webhook";
import { sandboxEvent } from "./table";

/** Delivers a sandbox event as a webhook: it is signed, and processed like one from the network. */
export async function deliverSandboxEvent(
  deps: Pick<PaymentDeps, "db" | "payments" | "now">,
  keyedHash: KeyedHash,
  id: string,
): Promise<void> {
  const [event] = await deps.db.select().from(sandboxEvent).where(eq(sandboxEvent.id, id));
  // Another provider is configured now, so the sandbox has nothing to report.
  if (!event || deps.payments.name !== "sandbox") return;
  const { type, checkoutId, agreementId, createdAt } = event;
  const reference = agreementId ? { agreementId } : { checkoutId };
  const body = JSON.stringify({ id, type, ...reference, happenedAt: createdAt.toISOString() });
  const headers = signSandboxWebhook(keyedHash, body, deps.now());
  await receiveWebhook(deps, body, (name) => headers[name]);
}
