import type { VariableValues } from "~/content/variables/text-variables";
import { type HospitalFacts, variableValuesOf } from "~/content/variables/variable-values";
import type { Database } from "~/platform/database/database";
import { publishedValues } from "./published-values";

/** The text of each variable, from the published settings. */
export async function publishedVariableValues(db: Database): Promise<VariableValues> {
  const facts: HospitalFacts = await publishedValues(db);
  return variableValuesOf(facts);
}
