import { failedJobs } from "~/platform/jobs/failed-jobs";
import { retryJob } from "~/platform/jobs/retry-job";
import { schedulerLastRan } from "~/platform/jobs/scheduler-last-ran";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, idParam, pages } from "~/server/admin-api/common-schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { jobList } from "./schemas";

const access = { anyOf: ["permissionSettingsManager"] } as const;

const list = {
  method: "get",
  path: "/api/admin/jobs",
  access,
  summary: "Failed jobs, newest first, and when the scheduler last ran",
  request: { query: pages },
  responses: { 200: json("The jobs.", jobList), ...failures(422) },
} as const;

const retry = {
  method: "post",
  path: "/api/admin/jobs/{id}/retry",
  access,
  summary: "Retries a failed job",
  request: { params: idParam },
  responses: { 200: json("It will be done at once.", done), ...failures(404, 409, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof list | typeof retry> {}
}

export function jobsApi(services: Services) {
  const api = newApi();
  const { db } = services;

  adminRoute(api, services, list, async ({ c }) => {
    const query = c.req.valid("query");
    const [{ items, total }, lastRan] = await Promise.all([failedJobs(db, query), schedulerLastRan(db)]);
    const shown = items.map((job) => ({
      ...job,
      createdAt: job.createdAt.toISOString(),
      failedAt: job.failedAt.toISOString(),
    }));
    return c.json({ items: shown, total, ...query, schedulerLastRan: lastRan?.toISOString() ?? null }, 200);
  });

  adminRoute(api, services, retry, async ({ c, actor }) => {
    await retryJob(db, actor, c.req.valid("param").id);
    return c.json({ ok: true as const }, 200);
  });
  return api;
}
