import { defineJob } from "~/platform/jobs/job";

/**
 * Runs after a document was published, which may have replaced its file. Features that read documents register
 * handlers, so that this feature does not need to know them.
 */
export const filePublishedJob = defineJob("file-published", { once: "key" });
