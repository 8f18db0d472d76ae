import { defineJob } from "~/platform/jobs/job";

/** Checks one price file against the template of CMS. */
export const checkPriceFileJob = defineJob<{ src: string }>("check-price-file", {
  once: "key",
  // The longest time for the largest file from a slow server.
  expireSeconds: 1_800,
});

/** Checks the price files in the settings that were not checked yet. */
export const checkPriceFilesJob = defineJob("check-price-files", { once: "always" });
