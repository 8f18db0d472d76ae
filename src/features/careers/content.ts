import type { FeatureContent } from "~/content/feature-content";
import { jobListBlock } from "./blocks/job-list/block";
import { jobType } from "./job/definition";

export const content: FeatureContent = {
  types: [jobType],
  blocks: [jobListBlock],
};
