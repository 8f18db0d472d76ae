import { mayOpen } from "~/content/may-open";
import { contentTypes } from "~/content/registry";
import type { Actor } from "~/platform/audit/actor";
import { type AuditEvent, type AuditFilter, auditEvents } from "~/platform/audit/audit-events";
import type { Database } from "~/platform/database/database";
import type { AuditItem } from "../api/schemas";
import type { Activity } from "./api/schemas";
import { titlesOf } from "./titles-of";

/** The audit log, newest first, with the current titles of subjects that the actor may see. */
export async function auditLog(
  db: Database,
  actor: Actor,
  filter: AuditFilter,
  limit: number,
): Promise<{ items: AuditItem[]; next: number | null }> {
  const events = await auditEvents(db, filter, limit + 1);
  const shown = events.slice(0, limit);
  const titles = await titlesOf(
    db,
    actor,
    shown.map(({ subjectId }) => subjectId),
  );
  const items = shown.map((event) => {
    const mayRead = mayReadChanges(actor, event);
    return {
      ...activityOf(event, titles),
      before: mayRead ? (event.before ?? null) : null,
      after: mayRead ? (event.after ?? null) : null,
      requestId: event.requestId,
    };
  });
  return { items, next: events.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

/** A record's changes show its drafts, so only people who may edit its type can see them. */
function mayReadChanges(actor: Actor, { subjectType, action }: AuditEvent): boolean {
  const type = contentTypes().find(({ name }) => name === subjectType && action.startsWith(`${name}.`));
  return type === undefined || mayOpen(actor, type);
}

export function activityOf(event: AuditEvent, titles: ReadonlyMap<string, string>): Activity {
  const { id, at, actorId, actorName, action, subjectType, subjectId } = event;
  const title = titles.get(subjectId) ?? null;
  return { id, at: at.toISOString(), actorId, actorName, action, subjectType, subjectId, title };
}
