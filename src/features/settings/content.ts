import type { FeatureContent } from "~/content/feature-content";
import { registerVariables } from "~/content/variables/variable-source";
import { variableValuesOf } from "~/content/variables/variable-values";
import { settingsType } from "./definition";
import { publishedVariableValues } from "./published-variable-values";

export const content: FeatureContent = {
  types: [settingsType],
  register: () =>
    registerVariables({
      type: settingsType.name,
      valuesOf: variableValuesOf,
      read: publishedVariableValues,
    }),
};
