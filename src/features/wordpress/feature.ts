import { personById } from "~/features/accounts/shared/person-by-id";
import { MB } from "~/platform/isomorphic/sizes";
import { handle } from "~/platform/jobs/job";
import type { Feature } from "~/server/feature";
import { wordpressApi } from "./api/wordpress-api";
import { MAX_EXPORT_BYTES } from "./export-limit";
import { importWordpress, importWordpressJob } from "./import-wordpress";

export const feature: Feature = {
  adminApi: (services) => [wordpressApi(services)],
  // With room for the other fields.
  bodyLimits: [{ path: /^\/api\/admin\/wordpress-imports$/, bytes: MAX_EXPORT_BYTES + MB }],
  jobs: ({ db, now, domains, storage, virusScanner }) => [
    handle(importWordpressJob, ({ id }) =>
      importWordpress({ db, now, timeZone: domains.timeZone, person: personById, storage, virusScanner }, id),
    ),
  ],
};
