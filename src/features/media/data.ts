import type { FeatureData } from "~/platform/feature-data";
import { filesOfPendingPictures } from "./image/pending/files-of-pending-pictures";

export const data: FeatureData = {
  files: [filesOfPendingPictures],
};
