import { eq } from "drizzle-orm";
import type { GivingSettings } from "~/features/settings/shared/giving-settings";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { donorLink } from "../donor/donor-link";
import { describeGiver, openGiver } from "../donor/giver";
import { giftPath } from "../gift/gift-link";
import { receiptFor } from "../receipt/receipt-for";
import { donor, type Gift } from "../table";
import { foundationIdentity } from "./foundation-identity";
import { ReceiptMail } from "./receipt-mail";

/**
 * Queues the receipt of a gift to its donor, in the caller's transaction.
 * @param dedupeKey a key that was used before queues nothing
 * @returns whether the donor has an email address
 */
export async function sendReceipt(
  tx: Database,
  services: Omit<DomainServices, "db">,
  gift: Gift,
  settings: GivingSettings,
  dedupeKey?: string,
): Promise<boolean> {
  const giver = openGiver(services.sealer, gift);
  const receipt = receiptFor(services, gift, settings);
  const [row] = await tx.select().from(donor).where(eq(donor.id, gift.donorId));
  if (!giver?.email || !receipt || !row) return false;
  const foundation = foundationIdentity(settings);
  const name = describeGiver(giver);
  const body = ReceiptMail({
    foundation,
    name,
    receipt,
    giftUrl: MAIL_SITE + pathOf(services, gift),
    allGiftsUrl: await donorLink(tx, services, row),
  });
  const subject = `Your receipt ${receipt.number} (${foundation.name})`.slice(0, 300);
  const headers = { "Auto-Submitted": "auto-generated" };
  const message = { kind: "giving.receipt", to: giver.email, toName: name.slice(0, 200), subject };
  await enqueueMail(tx, services.sealer, { ...message, headers, body, dedupeKey }, services.now());
  return true;
}

/** The private page of the gift. For a charge of a monthly gift, the page of the monthly gift. */
function pathOf({ keyedHash }: Pick<DomainServices, "keyedHash">, { id, monthlyGiftId }: Gift): string {
  return monthlyGiftId
    ? giftPath(keyedHash, { kind: "monthly", id: monthlyGiftId })
    : giftPath(keyedHash, { kind: "gift", id });
}
