import { defineJob } from "~/platform/jobs/job";

/** Encodes the files of one uploaded picture. */
export const encodeImageJob = defineJob<{ sourceKey: string }>("encode-image", {
  once: "key",
  // The longest time for the largest picture on a busy machine.
  expireSeconds: 600,
});

/** Queues the jobs of pictures whose job was lost. */
export const sweepImagesJob = defineJob("sweep-images", { once: "always" });
