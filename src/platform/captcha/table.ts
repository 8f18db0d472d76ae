import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Proofs of the bot check that were used, until they expire by themselves: each counts for one submission. */
export const captchaUse = pgTable(
  "captcha_use",
  {
    /** Kind and a hash or signature of the proof; it says nothing about who sent it. */
    id: text().primaryKey(),
    /** The submission's hashed key: the same one sent again finds its own proof. */
    usedFor: text().notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("captcha_use_until").on(table.until)],
);
