import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { donorFor } from "../donor/donor-for";
import type { GiftInput } from "../gift/gift-input";
import { insertGift } from "../gift/insert-gift";
import { recordGift } from "../gift/record-gift";
import { momentOf } from "../moment-of";
import { donor } from "../table";

export interface CheckInput extends Omit<GiftInput, "frequency" | "feeCovered"> {
  /** Of the cheque: a day of the hospital's calendar, YYYY-MM-DD. */
  givenOn: string;
  /** Whoever has given before; by their email, or as a new donor, where it is left out. */
  donorId?: string;
  receipt: "mail" | "print";
}

/**
 * Notes a gift that came by cheque or in cash: it is given at once, with the next receipt's number, and counted like any other.
 * @returns its id
 */
export async function enterCheck(
  services: DomainServices,
  actor: Actor,
  { givenOn, donorId, receipt, ...input }: CheckInput,
): Promise<{ id: string }> {
  const { db, timeZone } = services;
  return db.transaction(async (tx) => {
    const [known] = donorId ? await tx.select().from(donor).where(eq(donor.id, donorId)) : [];
    const { id } = known ?? (await donorFor(tx, services, input.giver));
    const about = { donorId: id, origin: "check" as const };
    const made = await insertGift(tx, services, { ...input, frequency: "once", feeCovered: 0 }, about);
    // At noon: the day stays the same in every report.
    const givenAt = momentOf(givenOn, 12, timeZone);
    await recordGift(tx, services, made.id, { givenAt, actor, receipt });
    return { id: made.id };
  });
}
