import { handle } from "~/platform/jobs/job";
import { DAILY } from "~/platform/jobs/schedules";
import type { Feature } from "~/server/feature";
import { missedAddressesApi } from "./api/missed-addresses-api";
import {
  deleteOldMissedAddresses,
  deleteOldMissedAddressesJob,
} from "./missed-addresses/delete-old-missed-addresses";
import { waitingMisses } from "./missed-addresses/waiting-misses";

export const feature: Feature = {
  adminApi: (services) => [missedAddressesApi(services)],
  pendingWork: ({ db }) => [waitingMisses(db)],
  jobs: (services) => [
    handle(deleteOldMissedAddressesJob, () => deleteOldMissedAddresses(services), { schedule: DAILY }),
  ],
};
