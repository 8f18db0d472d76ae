import { personById } from "~/features/accounts/shared/person-by-id";
import { handle } from "~/platform/jobs/job";
import type { Feature } from "~/server/feature";
import { wordpressApi } from "./api/wordpress-api";
import { importWordpress, importWordpressJob } from "./import-wordpress";

export const feature: Feature = {
  adminApi: (services) => [wordpressApi(services)],
  jobs: ({ db, now, domains, storage, virusScanner }) => [
    handle(importWordpressJob, ({ id }) =>
      importWordpress({ db, now, timeZone: domains.timeZone, person: personById, storage, virusScanner }, id),
    ),
  ],
};
