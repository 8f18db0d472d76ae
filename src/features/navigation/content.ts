import type { FeatureContent } from "~/content/feature-content";
import { navigationType } from "./definition";

export const content: FeatureContent = {
  types: [navigationType],
};
