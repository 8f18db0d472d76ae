import { defineJob } from "~/platform/jobs/job";

/** Writes the search index anew, in the name of whoever asked for it. */
export const rebuildSearchJob = defineJob<{ actorId: string }>("rebuild-search", {
  once: "always",
  expireSeconds: 3_600,
});
