import { subDays } from "date-fns";
import { and, eq, exists, inArray, isNotNull, isNull, lt, not, notExists, or, sql } from "drizzle-orm";
import { retentionTimes } from "~/features/settings/shared/retention-times";
import { systemActor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { recordErasures } from "~/platform/erasures/record-erasures";
import { defineJob } from "~/platform/jobs/job";
import { recurringPayment } from "~/platform/payments/recurring/table";
import { payment } from "~/platform/payments/table";
import { monthlyGift } from "../monthly/table";
import { giftInKind, pledge } from "../promise/table";
import { donor, gift } from "../table";
import { donorErasure } from "./erase-donor";
import { giverErasure, monthlyGiverErasure, NO_GIVER } from "./erasures";

/** Each night, erases unpaid gifts, and donors who never gave. */
export const eraseUnpaidJob = defineJob("forget-unpaid-gifts", { once: "always" });

export async function eraseUnpaid({ db, now }: Pick<DomainServices, "db" | "now">): Promise<void> {
  await db.transaction(async (tx) => {
    const { keptUnpaidGiftDays } = await retentionTimes(tx);
    const before = subDays(now(), keptUnpaidGiftDays);
    const gifts = await eraseGifts(tx, before);
    const monthlyGifts = await eraseMonthlyGifts(tx, before);
    const donors = await eraseDonors(tx, before, now());
    if (gifts + monthlyGifts + donors === 0) return;
    await recordAudit(tx, systemActor("retention"), {
      action: "gift.unpaidErased",
      subjectType: "gift",
      subjectId: "-",
      after: { gifts, monthlyGifts, donors },
    });
  });
}

async function eraseGifts(tx: Database, before: Date): Promise<number> {
  // A payment method that takes days may still succeed.
  const onItsWay = tx.select({ id: payment.id }).from(payment).where(eq(payment.state, "processing"));
  const rows = await tx
    .update(gift)
    .set(NO_GIVER)
    .where(
      and(
        isNotNull(gift.person),
        isNull(gift.receiptNumber),
        lt(gift.createdAt, before),
        or(isNull(gift.paymentId), sql`${gift.paymentId} not in ${onItsWay}`),
      ),
    )
    .returning({ id: gift.id });
  await recordErasures(tx, giverErasure, idsOf(rows));
  return rows.length;
}

async function eraseMonthlyGifts(tx: Database, before: Date): Promise<number> {
  const unpaid = tx
    .select({ id: recurringPayment.id })
    .from(recurringPayment)
    .where(inArray(recurringPayment.state, ["open", "expired"]));
  const rows = await tx
    .update(monthlyGift)
    .set(NO_GIVER)
    .where(
      and(
        isNotNull(monthlyGift.person),
        lt(monthlyGift.createdAt, before),
        inArray(monthlyGift.recurringId, unpaid),
      ),
    )
    .returning({ id: monthlyGift.id });
  await recordErasures(tx, monthlyGiverErasure, idsOf(rows));
  return rows.length;
}

/** Erases donors who have neither a paid gift nor a gift with a giver. */
async function eraseDonors(tx: Database, before: Date, at: Date): Promise<number> {
  const one = { one: sql`1` };
  const mustStay = or(isNotNull(gift.person), isNotNull(gift.receiptNumber));
  const isKept = and(
    isNotNull(donor.person),
    isNull(donor.erasedAt),
    isNull(donor.mergedInto),
    lt(donor.createdAt, before),
    notExists(
      tx
        .select(one)
        .from(gift)
        .where(and(eq(gift.donorId, donor.id), mustStay)),
    ),
    notExists(
      tx
        .select(one)
        .from(monthlyGift)
        .where(and(eq(monthlyGift.donorId, donor.id), isNotNull(monthlyGift.person))),
    ),
  );
  const isPromised = or(
    exists(tx.select(one).from(pledge).where(eq(pledge.donorId, donor.id))),
    exists(tx.select(one).from(giftInKind).where(eq(giftInKind.donorId, donor.id))),
  );
  const isErasable = and(isKept, not(isPromised ?? sql`false`));
  const locked = await tx.select({ id: donor.id }).from(donor).where(isErasable).for("update");
  const ids = locked.map(({ id }) => id);
  // Checked again under the lock, because a donor may have started another gift in the meantime.
  const rows = await tx
    .update(donor)
    .set({
      person: null,
      emailHash: null,
      tokenHash: sql`'erased ' || ${donor.id}`,
      erasedAt: at,
      updatedAt: at,
    })
    .where(and(inArray(donor.id, ids), isErasable))
    .returning({ id: donor.id });
  await recordErasures(tx, donorErasure, idsOf(rows));
  return rows.length;
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
