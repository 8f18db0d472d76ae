import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { healthFields } from "../health-fields";
import { siteSettings } from "../table";

/** On which day of the week administrators are told how the site is. */
export type HealthMailDay = keyof typeof healthFields.healthMailDay.choices;

/** As staff published it; Monday, as long as they said nothing. */
export async function healthMailDay(db: Database): Promise<HealthMailDay> {
  const [row] = await db
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(eq(siteSettings.slug, "site"));
  const { data } = healthFields.healthMailDay.schema.safeParse(row?.data.healthMailDay ?? null);
  return data ?? "monday";
}
