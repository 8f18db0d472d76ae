import { defineJob } from "~/platform/jobs/job";

/** Rebuilds the search index, in the name of the person who started it. */
export const rebuildSearchJob = defineJob<{ actorId: string }>("rebuild-search", {
  once: "always",
  expireSeconds: 3_600,
});
