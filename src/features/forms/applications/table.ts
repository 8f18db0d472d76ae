import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { formSubmission } from "../table";

const instant = () => timestamp({ withTimezone: true });

/**
 * A form that somebody began and will go on with later. Whoever has the code opens it; what they typed stands sealed, the code
 * as a hash.
 */
export const savedProgress = pgTable(
  "saved_progress",
  {
    id: uuid().primaryKey().defaultRandom(),
    formId: uuid().notNull(),
    codeHash: text().notNull(),
    /** JSON of `Progress`. */
    sealed: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("saved_progress_code").on(table.codeHash),
    index("saved_progress_expires").on(table.expiresAt),
  ],
);

/** What staff wrote about an application: for each other, or to the applicant. */
export const applicationEntry = pgTable(
  "application_entry",
  {
    id: uuid().primaryKey().defaultRandom(),
    submissionId: uuid()
      .notNull()
      .references(() => formSubmission.id, { onDelete: "cascade" }),
    kind: text().$type<EntryKind>().notNull(),
    /** Sealed. */
    text: text().notNull(),
    authorId: text().notNull(),
    authorName: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("application_entry_of").on(table.submissionId, table.createdAt)],
);

/** A note is for staff; a message is read by the applicant behind their private link. */
export type EntryKind = "note" | "message";
export type ApplicationEntry = typeof applicationEntry.$inferSelect;
