import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { inMany } from "~/platform/database/in-many";
import type { DomainServices } from "~/platform/domain-services";
import { type RecurringState, recurringPayment } from "~/platform/payments/recurring/table";
import type { MonthlyItem, MonthlyList } from "../api/admin/schemas";
import { describeGiver, readGiver } from "../donor/giver";
import type { MonthlyOfDonor } from "../monthly/monthly-of-donor";
import { monthlyGift } from "../monthly/table";
import { gift } from "../table";
import { donorsMatching } from "./donors-matching";

/** The states after the donor agreed. */
const AGREED: RecurringState[] = ["active", "past-due", "paused", "ended"];

export interface MonthlyFilter {
  /** Words that the donor's name, company, email, phone, or town must contain. */
  q?: string | undefined;
  state?: RecurringState | undefined;
}

/**
 * Monthly gifts, newest first.
 * @param page from 1
 */
export async function monthlyPage(
  services: DomainServices,
  { q, state, page, pageSize }: MonthlyFilter & { page: number; pageSize: number },
): Promise<MonthlyList> {
  const { db } = services;
  const matching = q ? await donorsMatching(services, q) : undefined;
  const condition = and(
    state ? eq(recurringPayment.state, state) : inArray(recurringPayment.state, AGREED),
    matching && inMany(monthlyGift.donorId, matching.ids),
  );
  const all = () =>
    db
      .select({ row: monthlyGift, recurring: recurringPayment })
      .from(monthlyGift)
      .innerJoin(recurringPayment, eq(recurringPayment.id, monthlyGift.recurringId));
  const [rows, [counted], perMonth] = await Promise.all([
    all()
      .where(condition)
      .orderBy(desc(monthlyGift.number))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(monthlyGift)
      .innerJoin(recurringPayment, eq(recurringPayment.id, monthlyGift.recurringId))
      .where(condition),
    monthlyIncome(services),
  ]);
  const items = await monthlyItems(services, rows);
  return {
    items,
    total: counted?.total ?? 0,
    page,
    pageSize,
    perMonth: perMonth.cents,
    unreadable: matching?.unreadable ?? 0,
  };
}

/** The monthly total of the active monthly gifts, and their number. */
export async function monthlyIncome({ db }: DomainServices): Promise<{ cents: number; gifts: number }> {
  const [sums] = await db
    .select({
      cents: sql<number>`coalesce(sum(${recurringPayment.amount}), 0)`.mapWith(Number),
      gifts: sql<number>`count(*)`.mapWith(Number),
    })
    .from(monthlyGift)
    .innerJoin(recurringPayment, eq(recurringPayment.id, monthlyGift.recurringId))
    .where(inArray(recurringPayment.state, ["active", "past-due"]));
  return sums ?? { cents: 0, gifts: 0 };
}

/** Monthly gifts as list items for staff. */
export async function monthlyItems(
  { db, sealer }: DomainServices,
  rows: readonly MonthlyOfDonor[],
): Promise<MonthlyItem[]> {
  const ids = rows.map(({ row }) => row.id);
  const charged = await db
    .select({
      id: gift.monthlyGiftId,
      cents: sql<number>`sum(${gift.amount} - ${gift.refunded})`.mapWith(Number),
    })
    .from(gift)
    .where(and(inArray(gift.monthlyGiftId, ids), isNotNull(gift.receiptNumber)))
    .groupBy(gift.monthlyGiftId);
  const given = new Map(charged.map(({ id, cents }) => [id, cents]));
  return rows.map(({ row, recurring: { state, amount, nextChargeAt } }) => {
    const { giver, unreadable } = readGiver(sealer, row);
    const { id, donorId, designation, anonymous, createdAt } = row;
    return {
      id,
      donorId,
      designation,
      anonymous,
      state,
      amount,
      unreadable,
      donor: giver ? describeGiver(giver) : "",
      since: createdAt.toISOString(),
      nextChargeAt: nextChargeAt?.toISOString() ?? null,
      given: given.get(id) ?? 0,
    };
  });
}
