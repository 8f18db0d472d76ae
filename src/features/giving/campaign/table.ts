import { bigint, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { columnsOf } from "~/content/publishing/published-columns";
import { campaignFields } from "./fields";

/** What the foundation collects for, with its goal, as the public sees it. */
export const campaign = pgTable("campaign", {
  ...columnsOf(campaignFields),
  /** Integer cents. */
  goal: bigint({ mode: "number" }).notNull(),
  /** Cents that came in other ways than through this site: pledges, auctions, what was there before. */
  elsewhere: bigint({ mode: "number" }).notNull(),
});

/**
 * What gifts have brought a campaign: a sum and a number, nothing of anybody. Whoever records gifts counts anew; it stays when the
 * campaign is taken off the site. Not a foreign key: gifts are counted for a campaign that is not public yet.
 */
export const campaignTotal = pgTable("campaign_total", {
  campaignId: uuid().primaryKey(),
  /** Cents, less what went back. */
  raised: bigint({ mode: "number" }).notNull().default(0),
  gifts: integer().notNull().default(0),
});
