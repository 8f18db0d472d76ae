import { sql } from "drizzle-orm";
import { integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/**
 * What gifts can be for. Gifts store the name, not a reference, so that the previous release can write gifts during an
 * upgrade. A rename updates all gifts in the same transaction.
 */
export const designation = pgTable(
  "designation",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** Former names. A form that was opened before a rename still sends one. */
    formerNames: text().array().notNull().default(sql`'{}'`),
    /** The position in forms, from 1. */
    position: integer().notNull(),
    offeredTo: text().$type<OfferedTo>().notNull(),
    revision: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [uniqueIndex("designation_name").on(sql`lower(${table.name})`)],
);

/** Who can choose it: visitors and staff, staff only, or nobody anymore. */
export type OfferedTo = "public" | "staff" | "nobody";
export type Designation = typeof designation.$inferSelect;
