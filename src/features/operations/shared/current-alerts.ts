import { asc, isNull } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { alertingChecks } from "../site-health/health-checks";
import { siteAlert } from "../site-health/table";
import type { AlertItem } from "./api/schemas";

/** The active alerts, oldest first. */
export async function currentAlerts(db: Database): Promise<AlertItem[]> {
  const rows = await db
    .select()
    .from(siteAlert)
    .where(isNull(siteAlert.goneSince))
    .orderBy(asc(siteAlert.since));
  return rows.flatMap(({ checkId, node, since, found, advice }) => {
    const check = alertingChecks.find(({ id }) => id === checkId);
    // An earlier release may have had a check that no longer exists.
    if (!check) return [];
    return [
      { id: checkId, title: check.title, node: node || null, since: since.toISOString(), found, advice },
    ];
  });
}
