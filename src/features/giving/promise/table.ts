import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { donor } from "../table";

const instant = () => timestamp({ withTimezone: true });

/**
 * What a donor promised to give. Gifts refer to the pledge that they pay (`gift.pledgeId`). A pledge counts as money
 * only when gifts pay it.
 */
export const pledge = pgTable(
  "pledge",
  {
    id: uuid().primaryKey().defaultRandom(),
    number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    donorId: uuid().notNull(),
    /** Integer cents. */
    amount: integer().notNull(),
    /** The name of the designation. */
    designation: text().notNull(),
    /** The day by which the donor promised to pay, YYYY-MM-DD; null if there is none. */
    dueOn: date(),
    /** When staff canceled it. */
    canceledAt: instant(),
    revision: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [
    foreignKey({ name: "pledge_of", columns: [table.donorId], foreignColumns: [donor.id] }),
    check("pledge_amount_positive", sql`${table.amount} > 0`),
    index("pledge_donor").on(table.donorId),
  ],
);

/**
 * A gift of goods. Its receipt has a description and no value, because the donor determines the value (IRS Publication
 * 1771). So totals of money exclude it.
 */
export const giftInKind = pgTable(
  "gift_in_kind",
  {
    id: uuid().primaryKey().defaultRandom(),
    donorId: uuid().notNull(),
    /** `Giver` as the receipt shows it, encrypted. Null after erasure. */
    person: text(),
    /** Encrypted. Null after erasure. */
    description: text(),
    /** The name of the designation. */
    designation: text().notNull(),
    /** YYYY-MM-DD. */
    receivedOn: date().notNull(),
    /** From the same series as all receipts. */
    receiptNumber: text().notNull(),
    /** When staff voided it, such as after a mistake. Its number is not used again. */
    voidedAt: instant(),
    revision: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [
    foreignKey({ name: "gift_in_kind_of", columns: [table.donorId], foreignColumns: [donor.id] }),
    uniqueIndex("gift_in_kind_receipt").on(table.receiptNumber),
    index("gift_in_kind_donor").on(table.donorId),
  ],
);

export type Pledge = typeof pledge.$inferSelect;
export type GiftInKind = typeof giftInKind.$inferSelect;
