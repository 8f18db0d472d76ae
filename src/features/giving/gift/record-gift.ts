import { eq, sql } from "drizzle-orm";
import { dayAt } from "~/content/values/day-at";
import { countEvent } from "~/features/analytics/shared/count-events";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { countCampaign } from "../campaign/count-campaign";
import { notifyOfGift } from "../mail/notify-of-gift";
import { donor, type Gift, gift } from "../table";
import { nextReceiptNumber } from "./next-receipt-number";
import { recordGiftEvent, visitor } from "./record-gift-event";

interface GiftToRecord {
  /** When the money arrived; for a check, its date. */
  givenAt: Date;
  /** Defaults to the donor. The staff member if staff entered the gift. */
  actor?: Actor;
  /** `print`: staff hand out the receipt on paper. */
  receipt?: "mail" | "print";
  /** Whether to email staff about the new gift. */
  notifiesStaff?: boolean;
}

/**
 * Marks a gift as given, in the caller's transaction. This is the only code that does so. Assigns the receipt number,
 * and queues the receipt to the donor, the email to the tribute's recipient, and a notice to staff without details.
 * Does not change a gift that was already given.
 * @returns the gift afterward
 * @throws Error if there is no such gift, which is a defect
 */
export async function recordGift(
  tx: Database,
  services: Omit<DomainServices, "db">,
  giftId: string,
  { givenAt, actor = visitor, receipt = "mail", notifiesStaff = true }: GiftToRecord,
): Promise<Gift> {
  const [before] = await tx.select().from(gift).where(eq(gift.id, giftId)).for("update");
  if (!before) throw new Error("A gift was recorded that is not there.");
  if (before.receiptNumber) return before;
  const now = services.now();
  const receiptNumber = await nextReceiptNumber(tx, givenAt, services.timeZone);
  const [given] = await tx
    .update(gift)
    .set({ state: "given", receiptNumber, givenAt, updatedAt: now })
    .where(eq(gift.id, giftId))
    .returning();
  if (!given) throw new Error("A locked gift was gone.");
  if (given.person)
    await tx
      .update(donor)
      .set({ person: given.person, revision: sql`${donor.revision} + 1`, updatedAt: now })
      .where(eq(donor.id, given.donorId));
  await recordGiftEvent(tx, actor, given.origin === "check" ? "entered" : "given", given, {
    state: before.state,
  });
  await countCampaign(tx, given);
  await countEvent(tx, "gift", "", dayAt(givenAt, services.timeZone).iso);
  return notifyOfGift(tx, services, given, { receipt, notifiesStaff });
}
