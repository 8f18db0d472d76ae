import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { formSubmission } from "../table";

const instant = () => timestamp({ withTimezone: true });

/**
 * Unfinished forms that people saved, to continue with a code. The answers are encrypted, and the code is stored as a
 * hash.
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

/** Notes and messages of staff about applications. */
export const applicationEntry = pgTable(
  "application_entry",
  {
    id: uuid().primaryKey().defaultRandom(),
    submissionId: uuid()
      .notNull()
      .references(() => formSubmission.id, { onDelete: "cascade" }),
    kind: text().$type<EntryKind>().notNull(),
    /** Encrypted. */
    text: text().notNull(),
    authorId: text().notNull(),
    authorName: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("application_entry_of").on(table.submissionId, table.createdAt)],
);

/** A note is only for staff. Applicants read messages through their private link. */
export type EntryKind = "note" | "message";
export type ApplicationEntry = typeof applicationEntry.$inferSelect;
