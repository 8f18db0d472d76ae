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
 * Donors, including people who only started a gift. The person is encrypted: neither a reader of the database nor a
 * backup shows who supports the foundation. Gifts with the same email belong to one donor.
 */
export const donor = pgTable(
  "donor",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `Giver` of the latest gift, encrypted. Null after erasure. */
    person: text(),
    /** Keyed hash of the email. Null without an email and after erasure. */
    emailHash: text(),
    /** Hash of the private link's token. The token is not stored. */
    tokenHash: text().notNull(),
    /** Counts the changes. A correction must state the revision that it is based on. */
    revision: integer().notNull().default(0),
    /**
     * The donor into whom staff merged this one. The email address and private link of this row belong to that donor.
     */
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

/**
 * A gift. The row is created before the donor goes to the checkout. It counts as money from state `given` on, minus
 * refunds.
 */
export const gift = pgTable(
  "gift",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Numbered in the order of creation. */
    number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    donorId: uuid().notNull(),
    origin: text().$type<GiftOrigin>().notNull(),
    state: text().$type<GiftState>().notNull().default("pending"),
    /** The total in integer cents: both the charged amount and the amount on the receipt. */
    amount: integer().notNull(),
    /** The cents of the amount that cover the card fee. */
    feeCovered: integer().notNull().default(0),
    /** The cents that were refunded. */
    refunded: integer().notNull().default(0),
    /** The name of the designation (`designation/table.ts`). */
    designation: text().notNull(),
    /** The campaign for which it counts. Not a foreign key, because the campaign may be unpublished. */
    campaignId: uuid(),
    /** The monthly gift of which this is a charge. */
    monthlyGiftId: uuid(),
    forEmployeeGivingCampaign: boolean().notNull().default(false),
    /** If true, the donor is named only on the receipt and to the bookkeeping staff. */
    anonymous: boolean().notNull().default(false),
    willEstate: boolean().notNull().default(false),
    volunteer: boolean().notNull().default(false),
    /** `Giver` as entered with this gift and shown on the receipt, encrypted. Null after erasure. */
    person: text(),
    /** `Tribute`, encrypted. Null if there is none and after erasure. */
    tribute: text(),
    /** How the tribute's recipient is notified. */
    acknowledgeBy: text().$type<AcknowledgeBy>().notNull().default("none"),
    /** When the email was queued or the card printed. */
    acknowledgedAt: instant(),
    /** `2026-000123`. Without gaps within a year of the hospital's calendar. Null until the gift is given. */
    receiptNumber: text(),
    /** When the money arrived. */
    givenAt: instant(),
    /** As printed on the check. Null for other gifts, or if staff did not enter it. */
    checkNumber: text(),
    /** The gift's number in the program from which it was imported. Null for others. */
    reference: text(),
    /** A staff note, encrypted. Null if there is none and after erasure. */
    memo: text(),
    /** Counts the corrections. A correction must state the revision that it is based on. */
    revision: integer().notNull().default(0),
    /** The pledge that the gift pays. Not a foreign key: pledges are in a table that names donors. */
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
 * The last receipt number of each year. The row is locked to assign the next number, so there are no gaps or
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
