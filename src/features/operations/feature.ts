import { KB } from "~/platform/isomorphic/sizes";
import type { Feature } from "~/server/feature";
import { auditApi } from "./api/audit-api";
import { backupsApi } from "./api/backups-api";
import { errorReportApi } from "./api/error-report-api";
import { healthApi } from "./api/health/health-api";
import { jobsApi } from "./api/jobs-api";
import { metricsApi } from "./api/metrics/metrics-api";
import { outboxApi } from "./api/outbox-api";
import { siteHealthApi } from "./api/site-health-api";
import { testMailApi } from "./api/test-mail-api";
import { thirdPartiesApi } from "./api/third-parties-api";
import { operationsJobs } from "./operations-jobs";
import { waitingOperations } from "./waiting-operations";

export const feature: Feature = {
  api: (services) => [errorReportApi(services), healthApi(services), metricsApi(services)],
  adminApi: (services) => [
    auditApi(services),
    backupsApi(services),
    jobsApi(services),
    outboxApi(services),
    siteHealthApi(services),
    testMailApi(services),
    thirdPartiesApi(services),
  ],
  bodyLimits: [{ path: /^\/api\/error$/, bytes: 64 * KB }],
  pendingWork: ({ db, now }) => waitingOperations(db, now),
  jobs: operationsJobs,
};
