import type { Feature } from "~/server/feature";
import { servicesApi } from "./api/services-api";
import { siteLockApi } from "./api/site-lock-api";
import { cachedSecondFactor } from "./cached-second-factor";
import { cachedLock } from "./site-lock/cached-lock";

export const feature: Feature = {
  adminApi: (services) => [servicesApi(services), siteLockApi(services)],
  cachedServices: ({ db }) => ({ lock: cachedLock(db), secondFactor: cachedSecondFactor(db) }),
};
