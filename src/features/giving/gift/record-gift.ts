import { eq } from "drizzle-orm";
import { dayAt } from "~/content/values/day-at";
import { countEvent } from "~/features/analytics/shared/count-events";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { countCampaign } from "../campaign/count-campaign";
import { notifyOfGift } from "../mail/notify-of-gift";
import { donor, type Gift, gift } from "../table";
import { numberReceipt } from "./number-receipt";
import { recordGiftEvent, visitor } from "./record-gift-event";

interface Recorded {
  /** When the money came; of a cheque, its date. */
  givenAt: Date;
  /** Who says so; whoever gave, unless staff entered it. */
  actor?: Actor;
  /** `print`: staff hand the receipt over on paper. */
  receipt?: "mail" | "print";
}

/**
 * The one way in which a gift becomes given, in the caller's transaction: it gets its receipt's number, the donor their receipt, whoever
 * is named in the tribute their letter, and staff a word without its content. A gift that was given already stays as it is.
 * @returns the gift as it is now
 * @throws Error when there is no such gift: a defect
 */
export async function recordGift(
  tx: Database,
  services: DomainServices,
  giftId: string,
  { givenAt, actor = visitor, receipt = "mail" }: Recorded,
): Promise<Gift> {
  const [before] = await tx.select().from(gift).where(eq(gift.id, giftId)).for("update");
  if (!before) throw new Error("A gift was recorded that is not there.");
  if (before.receiptNumber) return before;
  const now = services.now();
  const receiptNumber = await numberReceipt(tx, givenAt, services.timeZone);
  const [given] = await tx
    .update(gift)
    .set({ state: "given", receiptNumber, givenAt, updatedAt: now })
    .where(eq(gift.id, giftId))
    .returning();
  if (!given) throw new Error("A locked gift was gone.");
  if (given.person)
    await tx.update(donor).set({ person: given.person, updatedAt: now }).where(eq(donor.id, given.donorId));
  await recordGiftEvent(tx, actor, given.origin === "check" ? "entered" : "given", given, {
    state: before.state,
  });
  await countCampaign(tx, given);
  await countEvent(tx, "gift", "", dayAt(givenAt, services.timeZone).iso);
  return notifyOfGift(tx, services, given, { receipt });
}
