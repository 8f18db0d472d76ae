import type { FeatureContent } from "~/content/feature-content";
import { settingsType } from "./definition";

export const content: FeatureContent = {
  types: [settingsType],
};
