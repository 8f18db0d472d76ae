import { sql } from "drizzle-orm";
import { readsAll } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import type { Tracking } from "~/server/isomorphic/tracking";
import { isPublishedSettings } from "./published-values";
import { speedMeasuredSql } from "./shared/is-speed-measured";
import { siteSettings } from "./table";
import { trackingFields } from "./tracking-fields";

type ServiceId = keyof typeof trackingFields;

/**
 * The published ids of third-party services, empty if not used, and whether page speed is measured. Drops malformed
 * ids, because ids are written into a script of the page.
 */
export async function trackingSettings(db: Database): Promise<Tracking> {
  const names = Object.keys(trackingFields) as ServiceId[];
  const chosen = Object.fromEntries(
    names.map((name) => [name, sql<string | null>`${siteSettings.data} ->> ${name}`]),
  );
  readsAll(siteSettings);
  const [row] = await db
    .select({ ids: chosen, measuresSpeed: speedMeasuredSql })
    .from(siteSettings)
    .where(isPublishedSettings);
  const idOf = (name: ServiceId) => {
    const value = row?.ids[name] ?? "";
    return trackingFields[name].schema.safeParse(value).success ? value : "";
  };
  return {
    tagManagerId: idOf("tagManagerId"),
    analyticsId: idOf("analyticsId"),
    socialPixelId: idOf("socialPixelId"),
    searchAdsId: idOf("searchAdsId"),
    measuresSpeed: row?.measuresSpeed ?? false,
  };
}
