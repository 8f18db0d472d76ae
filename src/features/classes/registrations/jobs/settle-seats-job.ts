import { defineJob } from "~/platform/jobs/job";

/** Ends what has lapsed in a class, and offers the seats that became free. */
export const settleSeatsJob = defineJob<{ classId: string }>("settle-class-seats", { once: "key" });
