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
 * Donors, including people who started a gift. The person is encrypted: neither a reader of the database nor a backup
 * shows who supports the foundation. Gifts with the same email belong to one donor.
 */
export const donor = pgTable(
  "donor",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `Giver` as of the latest gift, encrypted; null once erased. */
    person: text(),
    /** Keyed hash of the email; null without an email, and once erased. */
    emailHash: text(),
    /** Hash of the token of the private link to the donor's gifts; the token is stored nowhere. */
    tokenHash: text().notNull(),
    /** Counts the changes. A correction names the revision that it read. */
    revision: integer().notNull().default(0),
    /** The donor into whom staff merged this one. Its email address and private link lead there. */
    mergedInto: uuid(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    erasedAt: instant(),
  },
  (table) => [
    foreignKey({ name: "donor_merged_into", columns: [table.mergedInto], foreignColumns: [table.id] }),
    index("donor_merged").on(table.mergedInto).where(sql`merged_into is not null`),
    uniqueIndex("donor_email").on(table.emailHash),
    uniqueIndex("donor_token").on(table.tokenHash),
    index("donor_created").on(table.createdAt),
  ],
);

/** A gift, from when the donor is sent to the checkout. It counts as money from state `given` on, minus refunds. */
export const gift = pgTable(
  "gift",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Numbered in the order of creation. */
    number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    donorId: uuid().notNull(),
    origin: text().$type<GiftOrigin>().notNull(),
    state: text().$type<GiftState>().notNull().default("pending"),
    /** The total in integer cents: the charged amount, and the amount on the receipt. */
    amount: integer().notNull(),
    /** The cents of the amount that cover the card fee. */
    feeCovered: integer().notNull().default(0),
    /** The cents that were refunded. */
    refunded: integer().notNull().default(0),
    /** The name of the designation (`designation/table.ts`). */
    designation: text().notNull(),
    /** The campaign it counts for. Not a foreign key: the campaign may be taken off the site. */
    campaignId: uuid(),
    /** The monthly gift, if this is a charge of one. */
    monthlyGiftId: uuid(),
    forEmployeeGivingCampaign: boolean().notNull().default(false),
    /** If true, the donor is named only on the receipt and to the bookkeeping staff. */
    anonymous: boolean().notNull().default(false),
    willEstate: boolean().notNull().default(false),
    volunteer: boolean().notNull().default(false),
    /** `Giver`, encrypted, as entered with this gift and shown on the receipt; null once erased. */
    person: text(),
    /** `Tribute`, encrypted; null if there is none, and once erased. */
    tribute: text(),
    /** How the person in the tribute is notified. */
    acknowledgeBy: text().$type<AcknowledgeBy>().notNull().default("none"),
    /** When the email was queued or the card printed. */
    acknowledgedAt: instant(),
    /** `2026-000123`, without gaps within a year of the hospital's calendar; null until it is given. */
    receiptNumber: text(),
    /** When the money arrived. */
    givenAt: instant(),
    /** As printed on the check; null for other gifts, and where staff left it out. */
    checkNumber: text(),
    /** The number of the gift in the program that it was imported from; null for others. */
    reference: text(),
    /** A note that staff wrote, encrypted; null if there is none, and once erased. */
    memo: text(),
    /** Counts the corrections. A correction names the revision that it read. */
    revision: integer().notNull().default(0),
    /** The pledge that it pays. Not a foreign key: pledges are in a table that names donors. */
    pledgeId: uuid(),
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
    uniqueIndex("gift_reference").on(table.reference),
    uniqueIndex("gift_payment").on(table.paymentId),
    index("gift_donor").on(table.donorId, table.givenAt),
    index("gift_given").on(table.givenAt),
    index("gift_state").on(table.state, table.createdAt),
    index("gift_campaign").on(table.campaignId).where(sql`campaign_id is not null`),
    index("gift_monthly").on(table.monthlyGiftId).where(sql`monthly_gift_id is not null`),
    index("gift_pledge").on(table.pledgeId).where(sql`pledge_id is not null`),
    index("gift_check").on(table.donorId, table.checkNumber).where(sql`check_number is not null`),
    index("gift_card").on(table.givenAt).where(sql`acknowledge_by = 'card' and acknowledged_at is null`),
  ],
);

/**
 * The last receipt number of each year. Its row is locked to assign the next one, so that there are no gaps or
 * duplicates.
 */
export const receiptSeries = pgTable("receipt_series", {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

export type GiftOrigin = "online" | "check" | "monthly";
export type GiftState = "pending" | "given" | "partly-refunded" | "refunded" | "failed" | "expired";
export type AcknowledgeBy = "none" | "mail" | "card";
export type Donor = typeof donor.$inferSelect;
export type Gift = typeof gift.$inferSelect;
