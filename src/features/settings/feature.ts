import type { Feature } from "~/server/feature";
import { servicesApi } from "./api/services-api";
import { siteLockApi } from "./api/site-lock-api";
import { knownSecondFactor } from "./known-second-factor";
import { knownLock } from "./site-lock/known-lock";

export const feature: Feature = {
  adminApi: (services) => [servicesApi(services), siteLockApi(services)],
  keptServices: ({ db }) => ({ lock: knownLock(db), secondFactor: knownSecondFactor(db) }),
};
