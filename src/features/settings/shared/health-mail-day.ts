import type { Database } from "~/platform/database/database";
import { healthFields } from "../health-fields";
import { publishedValues } from "../published-values";

/** The day of the week on which administrators get the report of the site's health. */
export type HealthMailDay = keyof typeof healthFields.healthMailDay.choices;

/** The published day. Defaults to Monday. */
export async function healthMailDay(db: Database): Promise<HealthMailDay> {
  const values = await publishedValues(db);
  const { data } = healthFields.healthMailDay.schema.safeParse(values.healthMailDay ?? null);
  return data ?? "monday";
}
