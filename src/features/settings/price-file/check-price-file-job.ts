import { defineJob } from "~/platform/jobs/job";

/** Checks one stored price file against the template of CMS. */
export const checkPriceFileJob = defineJob<{ src: string }>("check-price-file", {
  once: "key",
  // The largest upload on a busy machine.
  expireSeconds: 600,
});

/** Checks the price files that the settings name and nobody has checked. */
export const checkPriceFilesJob = defineJob("check-price-files", { once: "always" });
