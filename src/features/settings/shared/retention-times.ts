import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { RETENTION, retentionFields } from "../retention-fields";
import { siteSettings } from "../table";

/** Whole years or days, as each name says. */
export type RetentionTimes = Record<keyof typeof retentionFields, number>;

/** The published retention periods. Empty and invalid values are the defaults. */
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
