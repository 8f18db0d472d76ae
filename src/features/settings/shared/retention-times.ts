import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { RETENTION, retentionFields } from "../retention-fields";
import { siteSettings } from "../table";

/** In the unit that each name says: whole years or days. */
export type RetentionTimes = Record<keyof typeof retentionFields, number>;

/** How long is kept what, as staff published it. What they left empty, and what is out of its limits, is what the site comes with. */
export async function retentionTimes(db: Database): Promise<RetentionTimes> {
  const [row] = await db
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(eq(siteSettings.slug, "site"));
  const names = Object.keys(retentionFields) as (keyof RetentionTimes)[];
  return Object.fromEntries(
    names.map((name) => {
      const { data } = retentionFields[name].schema.safeParse(row?.data[name] ?? null);
      return [name, data ?? RETENTION[name]];
    }),
  ) as RetentionTimes;
}
