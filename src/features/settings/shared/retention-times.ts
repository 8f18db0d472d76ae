import type { Database } from "~/platform/database/database";
import { publishedValues } from "../published-values";
import { RETENTION, retentionFields } from "../retention-fields";

/** In whole years or days, as each name says. */
export type RetentionTimes = Record<keyof typeof retentionFields, number>;

/** The published retention periods. Empty or invalid values get the defaults. */
export async function retentionTimes(db: Database): Promise<RetentionTimes> {
  const values = await publishedValues(db);
  const names = Object.keys(retentionFields) as (keyof RetentionTimes)[];
  return Object.fromEntries(
    names.map((name) => {
      const { data } = retentionFields[name].schema.safeParse(values[name] ?? null);
      return [name, data ?? RETENTION[name]];
    }),
  ) as RetentionTimes;
}
