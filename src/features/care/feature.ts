import type { Feature } from "~/server/feature";
import { finderSuggestionsApi } from "./api/finder-suggestions-api";
import { locationApi } from "./api/location-api";
import { stopsApi } from "./api/mobile-unit/stops-api";
import { providerApi } from "./api/provider-api";
import { specialtyApi } from "./api/specialty-api";
import { staffMemberApi } from "./api/staff-member-api";

export const feature: Feature = {
  api: (services) => [
    locationApi(services),
    stopsApi(services),
    providerApi(services),
    finderSuggestionsApi(services),
    specialtyApi(services),
    staffMemberApi(services),
  ],
};
