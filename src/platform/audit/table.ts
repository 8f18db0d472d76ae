import { bigint, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Who did what to which record, when. Rows are only added. */
export const auditEvent = pgTable(
  "audit_event",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** A user's id, or the name of the part of the system that acted (`system:seed`). */
    actorId: text().notNull(),
    actorName: text().notNull(),
    /** Subject and verb in the past tense: `provider.published`. */
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text().notNull(),
    /** Only the properties that changed. The caller masks sensitive ones. */
    before: jsonb(),
    after: jsonb(),
    requestId: text(),
  },
  (table) => [
    index("audit_event_subject").on(table.subjectType, table.subjectId, table.at),
    index("audit_event_actor").on(table.actorId, table.at),
    index("audit_event_at").on(table.at),
    index("audit_event_action").on(table.action, table.at),
  ],
);

/** Counts refusals within 24 hours, to decide which become events. Bounded by the number of accounts. */
export const auditRefusal = pgTable("audit_refusal", {
  /** The action and the account, and for the counter of one network also its keyed hash. */
  key: text().primaryKey(),
  times: integer().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});
