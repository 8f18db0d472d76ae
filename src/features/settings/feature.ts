import { filePublishedJob } from "~/features/media/shared/file-published-job";
import { KB } from "~/platform/isomorphic/sizes";
import { handle } from "~/platform/jobs/job";
import { DAILY } from "~/platform/jobs/schedules";
import type { Feature } from "~/server/feature";
import { demoApi } from "./api/demo-api";
import { priceFileApi } from "./api/price-file-api";
import { servicesApi } from "./api/services-api";
import { setupApi } from "./api/setup-api";
import { siteLockApi } from "./api/site-lock-api";
import { cachedSecondFactor } from "./cached-second-factor";
import { checkPriceFile, requestMissingChecks } from "./price-file/check-price-file";
import { checkPriceFileJob, checkPriceFilesJob } from "./price-file/check-price-file-job";
import { cachedLock } from "./site-lock/cached-lock";
import { UNLOCKED_COOKIE } from "./site-lock/unlocked-cookie";

export const feature: Feature = {
  adminApi: (services) => [
    servicesApi(services),
    siteLockApi(services),
    priceFileApi(services),
    setupApi(services),
    demoApi(services),
  ],
  jobs: (services) => [
    handle(checkPriceFileJob, ({ src }) => checkPriceFile(services, src)),
    handle(filePublishedJob, () => requestMissingChecks(services)),
    handle(checkPriceFilesJob, () => requestMissingChecks(services), { schedule: DAILY }),
  ],
  bodyLimits: [{ path: /^\/site-lock$/, bytes: 16 * KB }],
  cookies: [UNLOCKED_COOKIE],
  cachedServices: ({ db }) => ({ lock: cachedLock(db), secondFactor: cachedSecondFactor(db) }),
};
