import type { FeatureContent } from "~/content/feature-content";
import { awardType } from "./award/definition";
import { formBlock } from "./blocks/form/block";
import { formType } from "./form/definition";

export const content: FeatureContent = {
  types: [formType, awardType],
  blocks: [formBlock],
};
