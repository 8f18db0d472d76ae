import { eq } from "drizzle-orm";
import type { VariableValues } from "~/content/variables/text-variables";
import { type HospitalFacts, variableValuesOf } from "~/content/variables/variable-values";
import type { Database } from "~/platform/database/database";
import { siteSettings } from "./table";

/** The text of each variable by the published settings. */
export async function publishedVariableValues(db: Database): Promise<VariableValues> {
  const [row] = await db
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(eq(siteSettings.slug, "site"));
  const facts: HospitalFacts = row?.data ?? {};
  return variableValuesOf(facts);
}
