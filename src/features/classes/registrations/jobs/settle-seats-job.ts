import { defineJob } from "~/platform/jobs/job";

export const settleSeatsJob = defineJob<{ classId: string }>("settle-class-seats", { once: "key" });
