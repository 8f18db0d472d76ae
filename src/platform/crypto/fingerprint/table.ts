import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Identifies the secret that encrypts this database, so that a start with another one is detected. One row.
 */
export const secretFingerprint = pgTable("secret_fingerprint", {
  id: text().primaryKey(),
  /** A keyed hash: it distinguishes secrets and reveals nothing else. */
  fingerprint: text().notNull(),
  storedAt: timestamp({ withTimezone: true }).notNull(),
});
