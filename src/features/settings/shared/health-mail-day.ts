import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { healthFields } from "../health-fields";
import { siteSettings } from "../table";

/** The day of the week on which administrators get a report of the site's health. */
export type HealthMailDay = keyof typeof healthFields.healthMailDay.choices;

/** The published day; Monday by default. */
export async function healthMailDay(db: Database): Promise<HealthMailDay> {
  const [row] = await db
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(eq(siteSettings.slug, "site"));
  const { data } = healthFields.healthMailDay.schema.safeParse(row?.data.healthMailDay ?? null);
  return data ?? "monday";
}
