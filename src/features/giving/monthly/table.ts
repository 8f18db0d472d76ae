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
 * A monthly gift, from when the donor is sent to agree to it. Its recurring payment has its state and amount; each
 * charge is a `gift`.
 */
export const monthlyGift = pgTable(
  "monthly_gift",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Numbered in the order of creation. */
    number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    donorId: uuid().notNull(),
    recurringId: uuid(),
    /** The cents of each charge that cover the card fee. */
    feeCovered: integer().notNull().default(0),
    designation: text().notNull(),
    campaignId: uuid(),
    forEmployeeGivingCampaign: boolean().notNull().default(false),
    anonymous: boolean().notNull().default(false),
    willEstate: boolean().notNull().default(false),
    volunteer: boolean().notNull().default(false),
    /** `Giver`, encrypted, as entered with this gift; null once erased. */
    person: text(),
    /** `Tribute`, encrypted; the first charge notifies the person named in it. */
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
