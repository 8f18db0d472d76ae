import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/**
 * Somebody who gave, or began to. Who it is stands sealed: neither a reader of the database nor a backup knows who supports
 * the foundation. Gifts made with one email address are one donor's.
 */
export const donor = pgTable(
  "donor",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `Giver`, as at their latest gift; null once erased. */
    person: text(),
    /** Keyed hash of the address, which finds them; null for whoever has none, and once erased. */
    emailHash: text(),
    /** Of the private link to their own gifts; the link itself is kept nowhere. */
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    erasedAt: instant(),
  },
  (table) => [
    uniqueIndex("donor_email").on(table.emailHash),
    uniqueIndex("donor_token").on(table.tokenHash),
    index("donor_created").on(table.createdAt),
  ],
);

/** One gift, from the moment somebody is led to pay. It counts as money from `given` on, less what went back. */
export const gift = pgTable(
  "gift",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In the order in which they were begun. */
    number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    donorId: uuid().notNull(),
    origin: text().$type<GiftOrigin>().notNull(),
    state: text().$type<GiftState>().notNull().default("pending"),
    /** Integer cents, all of it: what is charged, and what the receipt says. */
    amount: integer().notNull(),
    /** Cents of the amount that were added to cover what the card costs us. */
    feeCovered: integer().notNull().default(0),
    /** Cents of the amount that went back. */
    refunded: integer().notNull().default(0),
    /** What it is for: one of `typesOfDonation`, as the donor chose it. */
    designation: text().notNull(),
    /** The campaign it counts for. Not a foreign key: the campaign may be taken off the site. */
    campaignId: uuid(),
    /** The monthly gift that it is a charge of. */
    monthlyGiftId: uuid(),
    forEmployeeGivingCampaign: boolean().notNull().default(false),
    /** Named nowhere but on the receipt and to the staff who keep the books. */
    anonymous: boolean().notNull().default(false),
    willEstate: boolean().notNull().default(false),
    volunteer: boolean().notNull().default(false),
    /** `Giver`, sealed, as they were named with this gift: what the receipt says; null once erased. */
    person: text(),
    /** `Tribute`, sealed; null where there is none, and once erased. */
    tribute: text(),
    /** How somebody named in the tribute is told of it. */
    acknowledgeBy: text().$type<AcknowledgeBy>().notNull().default("none"),
    /** When the mail was written or the card printed. */
    acknowledgedAt: instant(),
    /** `2026-000123`, without gaps within a year of the hospital's clock; null until it was given. */
    receiptNumber: text(),
    /** When the money came. */
    givenAt: instant(),
    paymentId: uuid(),
    utm: jsonb().$type<Record<string, string>>(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    foreignKey({ name: "gift_of", columns: [table.donorId], foreignColumns: [donor.id] }),
    check("gift_amount_positive", sql`${table.amount} > 0`),
    check("gift_fee_within_amount", sql`${table.feeCovered} >= 0 and ${table.feeCovered} < ${table.amount}`),
    check(
      "gift_refunded_within_amount",
      sql`${table.refunded} >= 0 and ${table.refunded} <= ${table.amount}`,
    ),
    check(
      "gift_state_known",
      sql`${table.state} in ('pending', 'given', 'partly-refunded', 'refunded', 'failed', 'expired')`,
    ),
    check(
      "gift_given_has_receipt",
      sql`(${table.state} in ('given', 'partly-refunded', 'refunded')) = (${table.receiptNumber} is not null and ${table.givenAt} is not null)`,
    ),
    uniqueIndex("gift_receipt").on(table.receiptNumber),
    uniqueIndex("gift_payment").on(table.paymentId),
    index("gift_donor").on(table.donorId, table.givenAt),
    index("gift_given").on(table.givenAt),
    index("gift_state").on(table.state, table.createdAt),
    index("gift_campaign").on(table.campaignId).where(sql`campaign_id is not null`),
    index("gift_monthly").on(table.monthlyGiftId).where(sql`monthly_gift_id is not null`),
    index("gift_card").on(table.givenAt).where(sql`acknowledge_by = 'card' and acknowledged_at is null`),
  ],
);

/** The last receipt of each year; whoever numbers one holds the row, so that no number is left out or used twice. */
export const receiptSeries = pgTable("receipt_series", {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

export type GiftOrigin = "online" | "check" | "monthly";
export type GiftState = "pending" | "given" | "partly-refunded" | "refunded" | "failed" | "expired";
export type AcknowledgeBy = "none" | "mail" | "card";
export type Donor = typeof donor.$inferSelect;
export type Gift = typeof gift.$inferSelect;
