import type { Feature } from "~/server/feature";
import { servicesApi } from "./api/services-api";
import { siteLockApi } from "./api/site-lock-api";

export const feature: Feature = {
  adminApi: (services) => [servicesApi(services), siteLockApi(services)],
};
