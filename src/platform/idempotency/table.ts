import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Responses to submissions, so that a repeated submission gets the same response and does nothing. */
export const submissionAnswer = pgTable(
  "submission_answer",
  {
    /** A keyed hash of the form, the sender's key, and the contents (`submissionKey`). */
    key: text().primaryKey(),
    /**
     * The response as sealed JSON (purpose `submission`); null only within the transaction that creates it.
     */
    sealed: text(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("submission_answer_until").on(table.until)],
);
