import { eq, sql } from "drizzle-orm";
import { readsAll } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { siteSettings } from "./table";
import { trackingFields } from "./tracking-fields";

/** The ids of the services that count; an empty one is not used. */
export type TrackingSettings = Record<keyof typeof trackingFields, string>;

/** As they were published. A value that has not the form of its service is none: it would be written into a page's script. */
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
