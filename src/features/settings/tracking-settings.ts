import { eq, sql } from "drizzle-orm";
import { readsAll } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { siteSettings } from "./table";
import { trackingFields } from "./tracking-fields";

/** The ids of third-party services; an empty one is not used. */
export type TrackingSettings = Record<keyof typeof trackingFields, string>;

/** The published ids. A malformed one is dropped, because it would be written into a page's script. */
export async function trackingSettings(db: Database): Promise<TrackingSettings> {
  const names = Object.keys(trackingFields) as (keyof TrackingSettings)[];
  const chosen = Object.fromEntries(
    names.map((name) => [name, sql<string | null>`${siteSettings.data} ->> ${name}`]),
  );
  readsAll(siteSettings);
  const [row] = await db.select(chosen).from(siteSettings).where(eq(siteSettings.slug, "site"));
  return Object.fromEntries(
    names.map((name) => {
      const value = row?.[name] ?? "";
      return [name, trackingFields[name].schema.safeParse(value).success ? value : ""];
    }),
  ) as TrackingSettings;
}
