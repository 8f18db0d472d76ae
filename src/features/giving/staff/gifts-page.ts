import { desc, sql } from "drizzle-orm";
import type { DomainServices } from "~/platform/domain-services";
import type { GiftList } from "../api/admin/schemas";
import { gift } from "../table";
import { type GiftFilter, giftFilter } from "./gift-filter";
import { giftItems } from "./gift-item";

/**
 * Gifts, newest first, with their total.
 * @param page from 1
 */
export async function giftsPage(
  services: DomainServices,
  { page, pageSize, ...filter }: GiftFilter & { page: number; pageSize: number },
): Promise<GiftList> {
  const { db } = services;
  const { where: condition, unreadable } = await giftFilter(services, filter);
  const [rows, [sums]] = await Promise.all([
    db
      .select()
      .from(gift)
      .where(condition)
      .orderBy(desc(sql`coalesce(${gift.givenAt}, ${gift.createdAt})`), desc(gift.number))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db
      .select({
        total: sql<number>`count(*)`.mapWith(Number),
        sum: sql<number>`coalesce(sum(${gift.amount} - ${gift.refunded}) filter (where ${gift.receiptNumber} is not null), 0)`.mapWith(
          Number,
        ),
      })
      .from(gift)
      .where(condition),
  ]);
  const { total = 0, sum = 0 } = sums ?? {};
  return { items: await giftItems(services, rows), total, page, pageSize, sum, unreadable };
}
