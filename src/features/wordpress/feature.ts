import { personById } from "~/features/accounts/shared/person-by-id";
import { handle } from "~/platform/jobs/job";
import type { Feature } from "~/server/feature";
import { MB } from "~/server/middleware/limit-body";
import { wordpressApi } from "./api/wordpress-api";
import { importWordpress, importWordpressJob } from "./import-wordpress";

export const feature: Feature = {
  adminApi: (services) => [wordpressApi(services)],
  // Exports of 30 MB.
  bodyLimits: [{ path: /^\/api\/admin\/wordpress-imports$/, bytes: 31 * MB }],
  jobs: ({ db, now, domains, storage, virusScanner }) => [
    handle(importWordpressJob, ({ id }) =>
      importWordpress({ db, now, timeZone: domains.timeZone, person: personById, storage, virusScanner }, id),
    ),
  ],
};
