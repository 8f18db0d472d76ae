import { and, desc, eq, exists, isNotNull, isNull, or, sql } from "drizzle-orm";
import { inMany } from "~/platform/database/in-many";
import type { DomainServices } from "~/platform/domain-services";
import type { DonorItem, DonorList } from "../api/admin/schemas";
import { describeGiver, readGiver } from "../donor/giver";
import { giftInKind, pledge } from "../promise/table";
import { type Donor, donor, gift } from "../table";
import { type DonorTotals, donorTotals } from "./donor-totals";
import { donorsMatching } from "./donors-matching";

/**
 * Donors with a paid gift, a pledge, or a gift in kind, latest gift first.
 * @param page from 1
 */
export async function donorsPage(
  services: DomainServices,
  { q, page, pageSize }: { q?: string; page: number; pageSize: number },
): Promise<DonorList> {
  const { db } = services;
  const matching = q ? await donorsMatching(services, q) : undefined;
  const given = and(eq(gift.donorId, donor.id), isNotNull(gift.receiptNumber));
  const condition = and(
    or(
      exists(db.select({ one: sql`1` }).from(gift).where(given)),
      exists(db.select({ one: sql`1` }).from(pledge).where(eq(pledge.donorId, donor.id))),
      exists(db.select({ one: sql`1` }).from(giftInKind).where(eq(giftInKind.donorId, donor.id))),
    ),
    isNull(donor.mergedInto),
    matching && inMany(donor.id, matching.ids),
  );
  const last = sql`(select max(${gift.givenAt}) from ${gift} where ${gift.donorId} = ${donor.id})`;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(donor)
      .where(condition)
      .orderBy(sql`${last} desc nulls last`, desc(donor.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(donor, condition),
  ]);
  const totals = await donorTotals(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => donorItem(services, row, totals.get(row.id)));
  return { items, total, page, pageSize, unreadable: matching?.unreadable ?? 0 };
}

export function donorItem(
  { sealer }: Pick<DomainServices, "sealer">,
  row: Donor,
  totals: DonorTotals | undefined,
): DonorItem {
  const { giver, unreadable } = readGiver(sealer, row);
  const { gifts = 0, given = 0, lastGiftAt = null, givesMonthly = false } = totals ?? {};
  return {
    id: row.id,
    unreadable,
    name: giver ? describeGiver(giver) : "",
    company: giver?.company ?? "",
    email: giver?.email ?? "",
    phone: giver?.phone ?? "",
    place: giver ? [giver.addressCity, giver.addressState].filter(Boolean).join(", ") : "",
    gifts,
    given,
    givesMonthly,
    lastGiftAt: lastGiftAt?.toISOString() ?? null,
  };
}
