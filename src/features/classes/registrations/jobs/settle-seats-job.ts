import { defineJob } from "~/platform/jobs/job";

/** Ends expired holds and offers of a class and offers the free seats. */
export const settleSeatsJob = defineJob<{ classId: string }>("settle-class-seats", { once: "key" });
