import { defineJob } from "~/platform/jobs/job";

/**
 * A document was published, perhaps with another file. Features that read documents handle it; the media feature does
 * not name them.
 */
export const filePublishedJob = defineJob("file-published", { once: "key" });
