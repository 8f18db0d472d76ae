import type { OpenAPIHono } from "@hono/zod-openapi";
import { personalDataApi } from "~/features/operations/personal-data/api/personal-data-api";
import { contentApi } from "~/server/admin-api/content/content-api";
import { newApi } from "~/server/api/new-api";
import type { HonoEnv } from "~/server/hono-env";
import { pendingWorkApi } from "~/server/pending-work/pending-work-api";
import type { Services } from "~/server/services";
import { pendingWork } from "./pending-work";
import { serverFeatures } from "./server-features";
import { personalData } from "./stored-data";

/** The API for the admin screens and for staff's scripts. */
export function adminApi(services: Services): OpenAPIHono<HonoEnv> {
  const api = newApi();
  for (const feature of serverFeatures)
    for (const part of feature.adminApi?.(services) ?? []) api.route("/", part);
  api.route("/", pendingWorkApi(services, pendingWork(services)));
  api.route("/", personalDataApi(services, personalData));
  api.route("/", contentApi(services));
  return api;
}
