import type { OpenAPIHono } from "@hono/zod-openapi";
import { personalDataApi } from "~/features/operations/personal-data/api/personal-data-api";
import { contentApi } from "~/server/admin-api/content/content-api";
import { newApi } from "~/server/api/new-api";
import type { HonoEnv } from "~/server/hono-env";
import type { Services } from "~/server/services";
import { waitingApi } from "~/server/waiting/waiting-api";
import { serverFeatures } from "./server-features";
import { personalData } from "./stored-data";
import { waitingWork } from "./waiting-work";

/** The API for the admin screens and for staff's scripts. */
export function adminApi(services: Services): OpenAPIHono<HonoEnv> {
  const api = newApi();
  for (const feature of serverFeatures)
    for (const part of feature.adminApi?.(services) ?? []) api.route("/", part);
  api.route("/", waitingApi(services, waitingWork(services)));
  api.route("/", personalDataApi(services, personalData));
  api.route("/", contentApi(services));
  return api;
}
