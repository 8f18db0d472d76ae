import { subYears } from "date-fns";
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { retentionTimes } from "~/features/settings/shared/retention-times";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { recordErasures } from "~/platform/erasures/record-erasures";
import type { Erasure } from "~/platform/personal-data/erasure";
import { type Giver, openGiver, sealGiver } from "../donor/giver";
import { deleteChanges } from "../history/changes";
import { donorMerge } from "../merge/table";
import { monthlyGift } from "../monthly/table";
import { giftInKind } from "../promise/table";
import { donor, gift } from "../table";

type Services = Pick<DomainServices, "sealer" | "now">;

const ERASED_DETAILS = { tribute: null, utm: null };

export const donorErasure: Erasure = {
  kind: "donor",
  async again(tx, services, ids) {
    for (const id of ids) await anonymizeDonor(tx, services, id);
  },
};

/**
 * Erases a donor, in the caller's transaction. Paid gifts keep the name and postal address for some years, because the
 * books need them.
 * @returns how many gifts keep them
 */
export async function eraseDonor(tx: Database, services: Services, donorId: string): Promise<number> {
  await recordErasures(tx, donorErasure, [donorId]);
  return anonymizeDonor(tx, services, donorId);
}

async function anonymizeDonor(tx: Database, services: Services, donorId: string): Promise<number> {
  const at = services.now();
  await tx
    .update(donor)
    .set({
      person: null,
      emailHash: null,
      tokenHash: sql`'erased ' || ${donor.id}`,
      erasedAt: at,
      updatedAt: at,
    })
    .where(eq(donor.id, donorId));
  await tx
    .update(monthlyGift)
    .set({ person: null, ...ERASED_DETAILS, updatedAt: at })
    .where(eq(monthlyGift.donorId, donorId));
  // The recipient of an erased tribute must no longer be notified.
  const unannounced = and(eq(gift.donorId, donorId), isNull(gift.acknowledgedAt));
  await tx.update(gift).set({ acknowledgeBy: "none" }).where(unannounced);

  await eraseGiftsInKind(tx, services, donorId);
  const { keptGiftYears } = await retentionTimes(tx);
  const rows = await tx.select().from(gift).where(eq(gift.donorId, donorId)).for("update");
  const inBooks = rows.filter(({ givenAt }) => givenAt && givenAt >= subYears(at, keptGiftYears));
  for (const row of inBooks) {
    const giver = openGiver(services.sealer, row);
    const person = giver && sealGiver(services.sealer, receiptDetails(giver));
    await tx
      .update(gift)
      .set({ person, memo: null, ...ERASED_DETAILS, updatedAt: at })
      .where(eq(gift.id, row.id));
  }
  const others = rows.filter((row) => !inBooks.includes(row)).map(({ id }) => id);
  await tx
    .update(gift)
    .set({ person: null, memo: null, ...ERASED_DETAILS, updatedAt: at })
    .where(inArray(gift.id, others));
  await deleteChanges(tx, "donor", [donorId]);
  await tx.delete(donorMerge).where(or(eq(donorMerge.keptId, donorId), eq(donorMerge.mergedId, donorId)));
  await deleteChanges(
    tx,
    "gift",
    rows.map(({ id }) => id),
  );
  return inBooks.length;
}

/** Keeps what the receipt needs, like for gifts of money. */
async function eraseGiftsInKind(tx: Database, { sealer, now }: Services, donorId: string): Promise<void> {
  const { keptGiftYears } = await retentionTimes(tx);
  const rows = await tx.select().from(giftInKind).where(eq(giftInKind.donorId, donorId)).for("update");
  for (const row of rows) {
    const giver = openGiver(sealer, row);
    const isInBooks = new Date(`${row.receivedOn}T12:00:00Z`) >= subYears(now(), keptGiftYears);
    const keeps = giver && isInBooks && !row.voidedAt;
    await tx
      .update(giftInKind)
      .set({
        person: keeps ? sealGiver(sealer, receiptDetails(giver)) : null,
        description: keeps ? row.description : null,
      })
      .where(eq(giftInKind.id, row.id));
  }
}

function receiptDetails(giver: Giver): Giver {
  return { ...giver, spouse: "", phone: "", email: "" };
}
