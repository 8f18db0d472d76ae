import { and, isNull, lte } from "drizzle-orm";
import { type Actor, systemActor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { announceTags } from "~/platform/cache/announce-tags";
import type { Database, RootDatabase } from "~/platform/database/database";
import { INCIDENT_TAG } from "./current-incident";
import { lockIncident } from "./lock-incident";
import { incident } from "./table";

interface Clock {
  db: RootDatabase;
  now(): Date;
}

/**
 * Ends the current incident immediately.
 * @returns whether there was one
 */
export async function endIncident({ db, now }: Clock, actor: Actor): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockIncident(tx);
    return recordEnd(tx, actor, now());
  });
}

/** Records the end of an expired incident. Pages already stopped showing it at that time. */
export async function endDueIncident({ db, now }: Clock): Promise<void> {
  await db.transaction(async (tx) => {
    await lockIncident(tx);
    await recordEnd(tx, systemActor("incident"), now(), now());
  });
}

/**
 * Records the end of the incident. Call it under the lock.
 * @param due only end an incident that had expired by then
 */
export async function recordEnd(tx: Database, actor: Actor, now: Date, due?: Date): Promise<boolean> {
  const [ended] = await tx
    .update(incident)
    .set({ endedAt: now })
    .where(and(isNull(incident.endedAt), due && lte(incident.endsAt, due)))
    .returning({ id: incident.id, title: incident.title });
  if (!ended) return false;
  await recordAudit(tx, actor, {
    action: "incident.ended",
    subjectType: "incident",
    subjectId: ended.id,
    before: { title: ended.title },
  });
  await announceTags(tx, [INCIDENT_TAG]);
  return true;
}
