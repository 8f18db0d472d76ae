import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Used proofs of the bot check, until they expire: each counts for one submission. */
export const captchaUse = pgTable(
  "captcha_use",
  {
    /** Kind, and a hash or signature of the proof. It says nothing about the sender. */
    id: text().primaryKey(),
    /** The submission's hashed key: when the same submission is sent again, it finds its own proof. */
    usedFor: text().notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("captcha_use_until").on(table.until)],
);
