import { defineJob } from "~/platform/jobs/job";

/** A document was published, perhaps with another file. For features that read documents; none of them is named here. */
export const filePublishedJob = defineJob("file-published", { once: "key" });
