import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What submissions were answered with, so that one sent again gets the same answer and does nothing. */
export const submissionAnswer = pgTable(
  "submission_answer",
  {
    /** A keyed hash of the form, the sender's key and the contents (`submissionKey`). */
    key: text().primaryKey(),
    /** JSON of the answer, sealed (purpose `submission`); null only within the transaction that makes it. */
    sealed: text(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("submission_answer_until").on(table.until)],
);
