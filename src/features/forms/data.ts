import type { FeatureData } from "~/platform/feature-data";
import { savedProgressErasure, submissionErasure } from "./erasures";
import { filesOfSubmissions } from "./files/files-of-submissions";
import { sealedForms } from "./sealed-forms";
import { submissionsOfPerson } from "./submissions-of-person";

export const data: FeatureData = {
  personal: [submissionsOfPerson],
  sealed: sealedForms,
  erasures: [savedProgressErasure, submissionErasure],
  files: [filesOfSubmissions],
};
