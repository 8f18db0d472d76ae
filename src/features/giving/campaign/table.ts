import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What the foundation collects for, with its goal, as the public sees it. */
export const campaign = pgTable("campaign", {
  id: uuid().primaryKey(),
  title: text().notNull(),
  /** Integer cents. */
  goal: bigint({ mode: "number" }).notNull(),
  /** Cents that came in other ways than through this site: pledges, auctions, what was there before. */
  elsewhere: bigint({ mode: "number" }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
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
