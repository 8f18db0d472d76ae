import {
  bigint,
  boolean,
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
import { recurringPayment } from "~/platform/payments/recurring/table";
import { type AcknowledgeBy, donor } from "../table";

const instant = () => timestamp({ withTimezone: true });

/**
 * A gift that comes each month, from the moment somebody is led to agree to it. How it stands and how much it is, its recurring payment
 * says; each month's money is a `gift` of its own.
 */
export const monthlyGift = pgTable(
  "monthly_gift",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In the order in which they were begun. */
    number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    donorId: uuid().notNull(),
    recurringId: uuid(),
    /** Cents of each month that cover what the card costs us. */
    feeCovered: integer().notNull().default(0),
    designation: text().notNull(),
    campaignId: uuid(),
    forEmployeeGivingCampaign: boolean().notNull().default(false),
    anonymous: boolean().notNull().default(false),
    willEstate: boolean().notNull().default(false),
    volunteer: boolean().notNull().default(false),
    /** `Giver`, sealed, as they named themselves; null once erased. */
    person: text(),
    /** `Tribute`, sealed; whoever is named in it is told of the first month. */
    tribute: text(),
    acknowledgeBy: text().$type<AcknowledgeBy>().notNull().default("none"),
    utm: jsonb().$type<Record<string, string>>(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    foreignKey({ name: "monthly_gift_of", columns: [table.donorId], foreignColumns: [donor.id] }),
    foreignKey({
      name: "monthly_gift_paid_by",
      columns: [table.recurringId],
      foreignColumns: [recurringPayment.id],
    }),
    uniqueIndex("monthly_gift_recurring").on(table.recurringId),
    index("monthly_gift_donor").on(table.donorId),
    index("monthly_gift_created").on(table.createdAt),
  ],
);

export type MonthlyGift = typeof monthlyGift.$inferSelect;
