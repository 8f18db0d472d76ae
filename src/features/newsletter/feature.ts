import { KB } from "~/platform/isomorphic/sizes";
import type { Feature } from "~/server/feature";
import { subscriberApi } from "./api/admin/subscriber-api";
import { subscribersApi } from "./api/admin/subscribers-api";
import { joinApi } from "./api/join-api";
import { oneClickApi } from "./api/one-click-api";
import { newsletterJobs } from "./newsletter-jobs";

export const feature: Feature = {
  api: (services) => [joinApi(services), oneClickApi(services)],
  adminApi: (services) => [subscriberApi(services), subscribersApi(services)],
  bodyLimits: [{ path: /^\/api\/newsletter\/unsubscribe\//, bytes: 16 * KB }],
  jobs: ({ domains }) => newsletterJobs(domains),
};
