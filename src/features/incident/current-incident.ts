import { desc, isNull } from "drizzle-orm";
import { registerTags } from "~/platform/cache/page-reads";
import { remembered } from "~/platform/cache/query-memory";
import type { Database } from "~/platform/database/database";
import { incident } from "./table";

export type Incident = typeof incident.$inferSelect;

/** Cache tag of pages that show whether there is an incident. */
export const INCIDENT_TAG = "incident";

/** The current incident; usually null. An expired one is not returned, even if its end was not recorded yet. */
export async function currentIncident(db: Database, now: Date): Promise<Incident | null> {
  const found = await remembered(db, "incident", async () => {
    registerTags(INCIDENT_TAG);
    const [latest] = await db.select().from(incident).where(isNull(incident.endedAt)).limit(1);
    return latest;
  });
  if (!found || (found.endsAt && found.endsAt <= now)) return null;
  return found;
}

/** The latest past incidents, newest first. Staff can reuse their texts. */
export async function pastIncidents(db: Database, now: Date, limit: number): Promise<Incident[]> {
  const rows = await db
    .select()
    .from(incident)
    .orderBy(desc(incident.startedAt))
    .limit(limit + 1);
  return rows.filter(({ endedAt, endsAt }) => endedAt || (endsAt && endsAt <= now)).slice(0, limit);
}
