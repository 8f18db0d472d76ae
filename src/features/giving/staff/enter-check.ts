import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { donorFor } from "../donor/donor-for";
import type { GiftInput } from "../gift/gift-input";
import { insertGift } from "../gift/insert-gift";
import { sealMemo } from "../gift/memo";
import { recordGift } from "../gift/record-gift";
import { momentOf } from "../moment-of";
import { donor } from "../table";

export interface CheckInput extends Omit<GiftInput, "frequency" | "feeCovered"> {
  /** The date of the check in the hospital's time zone, YYYY-MM-DD. */
  givenOn: string;
  /** An existing donor; without it, the donor with that email, or a new one. */
  donorId?: string;
  /** Empty if unknown, or for cash. */
  checkNumber: string;
  /** A note for staff; empty if there is none. */
  memo: string;
  receipt: "mail" | "print";
}

/**
 * Records a gift by check or in cash. It is given at once, with the next receipt number, and counts like any other.
 * @returns its id
 */
export async function enterCheck(
  services: DomainServices,
  actor: Actor,
  { givenOn, donorId, receipt, checkNumber, memo, ...input }: CheckInput,
): Promise<{ id: string }> {
  const { db, timeZone } = services;
  return db.transaction(async (tx) => {
    const [existingDonor] = donorId ? await tx.select().from(donor).where(eq(donor.id, donorId)) : [];
    const { id } = existingDonor ?? (await donorFor(tx, services, input.giver));
    const about = {
      donorId: id,
      origin: "check" as const,
      checkNumber: checkNumber || null,
      memo: sealMemo(services.sealer, memo),
    };
    const made = await insertGift(tx, services, { ...input, frequency: "once", feeCovered: 0 }, about);
    // At noon, so that the day is the same in every report.
    const givenAt = momentOf(givenOn, 12, timeZone);
    await recordGift(tx, services, made.id, { givenAt, actor, receipt });
    return { id: made.id };
  });
}
