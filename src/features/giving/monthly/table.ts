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
 * A monthly gift. The row is created before the donor agrees at the payment provider. Its recurring payment has the
 * state and amount; each charge is a `gift`.
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
    /** `Giver` as entered with this gift, encrypted. Null after erasure. */
    person: text(),
    /** `Tribute`, encrypted. The first charge notifies its recipient. */
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
