import type { FeatureContent } from "~/content/feature-content";
import type { VariableValues } from "~/content/variables/text-variables";
import { registerVariables } from "~/content/variables/variable-source";
import { type HospitalFacts, variableValuesOf } from "~/content/variables/variable-values";
import type { Database } from "~/platform/database/database";
import { settingsType } from "./definition";
import { publishedValues } from "./published-values";

export const content: FeatureContent = {
  types: [settingsType],
  register: () =>
    registerVariables({
      type: settingsType.name,
      valuesOf: variableValuesOf,
      read: publishedVariableValues,
    }),
};

/** The text of each variable, from the published settings. */
async function publishedVariableValues(db: Database): Promise<VariableValues> {
  const facts: HospitalFacts = await publishedValues(db);
  return variableValuesOf(facts);
}
