import { bigint, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Who did what to which record, when. Rows are only ever added. */
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
    /** Only the properties that changed; sensitive ones are masked by the caller. */
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

/** How often something was refused within 24 hours: decides which refusals become events. Bounded by the number of accounts. */
export const auditRefusal = pgTable("audit_refusal", {
  /** The action and the account, and for a single place also the keyed hash of its network. */
  key: text().primaryKey(),
  times: integer().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});
