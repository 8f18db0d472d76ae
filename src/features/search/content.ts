import type { FeatureContent } from "~/content/feature-content";
import { searchRuleType } from "./search-rule";
import { searchTopicType } from "./search-topic";

export const content: FeatureContent = {
  types: [searchRuleType, searchTopicType],
  addresses: [
    { address: "/search", features: ["search"], links: "itself" },
    { address: "/api/search", features: ["search"] },
  ],
};
