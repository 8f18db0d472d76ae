import { bigint, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { campaignFields } from "./fields";

export const campaign = pgTable("campaign", {
  ...columnsOf(campaignFields),
  /** Integer cents. */
  goal: bigint({ mode: "number" }).notNull(),
  /** Cents raised outside this site: pledges, auctions, or earlier gifts. */
  elsewhere: bigint({ mode: "number" }).notNull(),
});

/**
 * The total and number of a campaign's gifts, without data about donors. Code that changes gifts recounts it. The row
 * stays when the campaign is unpublished. Not a foreign key, because gifts also count for a campaign that is not
 * published yet.
 */
export const campaignTotal = pgTable("campaign_total", {
  campaignId: uuid().primaryKey(),
  /** Cents, minus refunds. */
  raised: bigint({ mode: "number" }).notNull().default(0),
  gifts: integer().notNull().default(0),
});
