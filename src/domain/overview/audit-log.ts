import { type AuditEvent, type AuditFilter, auditEvents } from "~/platform/audit/audit-events";
import type { Database } from "~/platform/database/database";
import { titlesOf } from "./titles-of";
import type { Activity, AuditItem } from "./wire";

/** Who did what, the newest first, with what the subjects are called now. */
export async function auditLog(
  db: Database,
  filter: AuditFilter,
  limit: number,
): Promise<{ items: AuditItem[]; next: number | null }> {
  const events = await auditEvents(db, filter, limit + 1);
  const shown = events.slice(0, limit);
  const titles = await titlesOf(
    db,
    shown.map(({ subjectId }) => subjectId),
  );
  const items = shown.map((event) => ({
    ...activityOf(event, titles),
    before: event.before ?? null,
    after: event.after ?? null,
    requestId: event.requestId,
  }));
  return { items, next: events.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

export function activityOf(event: AuditEvent, titles: ReadonlyMap<string, string>): Activity {
  const { id, at, actorId, actorName, action, subjectType, subjectId } = event;
  const title = titles.get(subjectId) ?? null;
  return { id, at: at.toISOString(), actorId, actorName, action, subjectType, subjectId, title };
}
