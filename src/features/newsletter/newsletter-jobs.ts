import type { DomainServices } from "~/platform/domain-services";
import { handle, type JobHandler } from "~/platform/jobs/job";
import { deleteOldSubscribers, deleteOldSubscribersJob } from "./delete-old-subscribers";
import { settleRequest } from "./jobs/settle-request";
import { settleRequestJob } from "./jobs/settle-request-job";
import { sweepRequests, sweepRequestsJob } from "./jobs/sweep-requests";

const EVERY_MINUTE = "* * * * *";
const NIGHTLY = "41 8 * * *";

export function newsletterJobs(services: DomainServices): JobHandler[] {
  return [
    handle(settleRequestJob, ({ id }) => settleRequest(services, id)),
    handle(sweepRequestsJob, () => sweepRequests(services), { schedule: EVERY_MINUTE }),
    handle(deleteOldSubscribersJob, () => deleteOldSubscribers(services), { schedule: NIGHTLY }),
  ];
}
