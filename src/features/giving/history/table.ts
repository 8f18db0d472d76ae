import { integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/**
 * Corrections that staff made to gifts and donors. Not foreign keys to both tables, because a row belongs to one of
 * them. Deleted when the person is erased.
 */
export const givingChange = pgTable(
  "giving_change",
  {
    id: uuid().primaryKey().defaultRandom(),
    subject: text().$type<ChangedSubject>().notNull(),
    subjectId: uuid().notNull(),
    /** The revision that the correction made. */
    revision: integer().notNull(),
    /** `{ before, after }` as JSON, encrypted: `GiftDetails` of a gift, `Giver` of a donor. */
    details: text().notNull(),
    /** The id of the staff member (`Actor`). */
    actorId: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("giving_change_of").on(table.subject, table.subjectId, table.revision)],
);

export type ChangedSubject = "gift" | "donor";
export type GivingChange = typeof givingChange.$inferSelect;
