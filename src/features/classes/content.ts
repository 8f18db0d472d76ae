import type { FeatureContent } from "~/content/feature-content";
import { classListBlock } from "./blocks/class-list/block";
import { classType } from "./class/definition";
import { classCategoryType } from "./class-category/definition";

export const content: FeatureContent = {
  types: [classCategoryType, classType],
  blocks: [classListBlock],
  addresses: [{ address: "/classes/feed.ics", links: "itself" }],
};
