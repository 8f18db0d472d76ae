import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Which secret the sealed records of this database are written under, so that a start with another one is noticed. One row. */
export const secretFingerprint = pgTable("secret_fingerprint", {
  id: text().primaryKey(),
  /** A keyed hash: it tells two secrets apart and says nothing else about them. */
  fingerprint: text().notNull(),
  storedAt: timestamp({ withTimezone: true }).notNull(),
});
