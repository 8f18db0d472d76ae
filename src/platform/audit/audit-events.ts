import { and, desc, eq, gte, inArray, lt, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { auditEvent } from "./table";

export type AuditEvent = typeof auditEvent.$inferSelect;

export interface AuditFilter {
  subjectType?: string;
  subjectId?: string;
  actorId?: string;
  action?: string;
  actions?: readonly string[];
  from?: Date;
  /** Exclusive. */
  to?: Date;
  /** Only events with a lower id: the next page. */
  before?: number;
  /** Only events about subjects of these kinds. */
  subjectTypes?: string[];
  /** Excluded actions: frequent ones that change nothing. */
  exceptActions?: string[];
}

/** Audit events that match the filter, newest first. */
export async function auditEvents(db: Database, filter: AuditFilter, limit: number): Promise<AuditEvent[]> {
  return db
    .select()
    .from(auditEvent)
    .where(and(...conditions(filter)))
    .orderBy(desc(auditEvent.at), desc(auditEvent.id))
    .limit(limit);
}

function conditions(filter: AuditFilter): (SQL | undefined)[] {
  const { subjectType, subjectId, actorId, action, actions, from, to, before, subjectTypes, exceptActions } =
    filter;
  return [
    subjectType === undefined ? undefined : eq(auditEvent.subjectType, subjectType),
    subjectId === undefined ? undefined : eq(auditEvent.subjectId, subjectId),
    actorId === undefined ? undefined : eq(auditEvent.actorId, actorId),
    action === undefined ? undefined : eq(auditEvent.action, action),
    actions && inArray(auditEvent.action, [...actions]),
    subjectTypes && inArray(auditEvent.subjectType, subjectTypes),
    exceptActions && notInArray(auditEvent.action, exceptActions),
    from && gte(auditEvent.at, from),
    to && lt(auditEvent.at, to),
    before === undefined
      ? undefined
      : sql`(${auditEvent.at}, ${auditEvent.id}) < (select at, id from audit_event where id = ${before})`,
  ];
}
