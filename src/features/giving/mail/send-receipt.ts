import { eq } from "drizzle-orm";
import type { GivingSettings } from "~/features/settings/shared/giving-settings";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { donorLink } from "../donor/donor-link";
import { describeGiver, openGiver } from "../donor/giver";
import { receiptFor } from "../receipt/receipt-for";
import { donor, type Gift } from "../table";
import { foundationIdentity } from "./foundation-identity";
import { ReceiptMail } from "./receipt-mail";

/**
 * Writes the receipt of a given gift to whoever gave it, in the caller's transaction.
 * @param dedupeKey a receipt with a key that was used before is not written again
 * @returns whether there is an address to write to
 */
export async function sendReceipt(
  tx: Database,
  services: DomainServices,
  gift: Gift,
  settings: GivingSettings,
  dedupeKey?: string,
): Promise<boolean> {
  const giver = openGiver(services.sealer, gift);
  const receipt = receiptFor(services, gift, settings);
  const [row] = await tx.select().from(donor).where(eq(donor.id, gift.donorId));
  if (!giver?.email || !receipt || !row) return false;
  const foundation = foundationIdentity(settings);
  const href = `${await donorLink(tx, services, row)}/receipts/${gift.id}`;
  const name = describeGiver(giver);
  const body = ReceiptMail({ foundation, name, receipt, href });
  const subject = `Your receipt ${receipt.number} (${foundation.name})`.slice(0, 300);
  const headers = { "Auto-Submitted": "auto-generated" };
  const message = { kind: "giving.receipt", to: giver.email, toName: name.slice(0, 200), subject };
  await enqueueMail(tx, services.sealer, { ...message, headers, body, dedupeKey }, services.now());
  return true;
}
