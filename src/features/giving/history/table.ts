import { integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/**
 * Staff corrections of gifts and donors. The subject is not a foreign key, because it is a row of one table or the
 * other. Deleted when the person is erased.
 */
export const givingChange = pgTable(
  "giving_change",
  {
    id: uuid().primaryKey().defaultRandom(),
    subject: text().$type<ChangedSubject>().notNull(),
    subjectId: uuid().notNull(),
    /** The revision after the correction. */
    revision: integer().notNull(),
    /** `{ before, after }` as JSON, encrypted. `GiftDetails` for a gift, `Giver` for a donor. */
    details: text().notNull(),
    /** The id of the staff member (`Actor`). */
    actorId: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("giving_change_of").on(table.subject, table.subjectId, table.revision)],
);

export type ChangedSubject = "gift" | "donor";
export type GivingChange = typeof givingChange.$inferSelect;
