import { defineJob } from "~/platform/jobs/job";

/** Encodes the files of one uploaded picture. */
export const encodeImageJob = defineJob<{ sourceKey: string }>("encode-image", {
  once: "key",
  // As long as the encoder may take for the largest picture on a busy machine.
  expireSeconds: 600,
});

/** Finds pictures whose job was lost. */
export const sweepImagesJob = defineJob("sweep-images", { once: "always" });
