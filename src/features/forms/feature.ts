import { MB } from "~/platform/isomorphic/sizes";
import { handle } from "~/platform/jobs/job";
import { EVERY_HOUR } from "~/platform/jobs/schedules";
import type { Feature } from "~/server/feature";
import { applicationApi } from "./api/admin/application-api";
import { applicationMergeApi } from "./api/admin/application-merge-api";
import { applicationQueueApi } from "./api/admin/application-queue-api";
import { submissionsApi } from "./api/admin/submissions-api";
import { formApi } from "./api/form-api";
import { attachmentLimits } from "./files/attachment-limits";
import { sweepFiles, sweepFilesJob } from "./files/sweep-files";
import { deleteExpired, deleteExpiredJob } from "./retention/delete-expired";
import { waitingSubmissions } from "./staff/waiting-submissions";

export const feature: Feature = {
  api: (services) => [formApi(services)],
  adminApi: (services) => [
    applicationApi(services),
    applicationQueueApi(services),
    applicationMergeApi(services),
    submissionsApi(services),
  ],
  // A form can have files: up to two of the maximum size, plus text.
  bodyLimits: [
    { path: /^\/(api\/form|forms)\/[\w-]+(\/page\/\d+)?$/, bytes: 2 * attachmentLimits.bytes + 2 * MB },
  ],
  pendingWork: ({ db }) => waitingSubmissions(db),
  jobs: (services) => [
    handle(sweepFilesJob, () => sweepFiles(services, services.storage), { schedule: EVERY_HOUR }),
    handle(deleteExpiredJob, () => deleteExpired(services), { schedule: EVERY_HOUR }),
  ],
};
