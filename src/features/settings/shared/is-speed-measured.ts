import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { isPublishedSettings } from "../published-values";
import { siteSettings } from "../table";

/** SQL for queries of the settings: whether page speed is measured for visitors who agree. */
export const speedMeasuredSql = sql<boolean>`coalesce((${siteSettings.data} ->> 'measuresSpeed')::boolean, false)`;

/** Whether staff turned on the measurement of page speed. */
export async function isSpeedMeasured(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ isMeasured: speedMeasuredSql })
    .from(siteSettings)
    .where(isPublishedSettings);
  return row?.isMeasured ?? false;
}
