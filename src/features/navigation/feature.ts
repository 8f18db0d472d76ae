import { handle } from "~/platform/jobs/job";
import { DAILY } from "~/platform/jobs/schedules";
import type { Feature } from "~/server/feature";
import { missedAddressesApi } from "./api/missed-addresses-api";
import { forgetMissedAddresses, forgetMissedAddressesJob } from "./missed-addresses/forget-missed-addresses";

export const feature: Feature = {
  adminApi: (services) => [missedAddressesApi(services)],
  jobs: (services) => [
    handle(forgetMissedAddressesJob, () => forgetMissedAddresses(services), { schedule: DAILY }),
  ],
};
