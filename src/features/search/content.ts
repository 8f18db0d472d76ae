import type { FeatureContent } from "~/content/feature-content";
import { searchRuleType } from "./search-rule";

export const content: FeatureContent = {
  types: [searchRuleType],
};
