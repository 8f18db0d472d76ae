import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { dashboard } from "../dashboard";
import { dashboardAnswer } from "./schemas";

const show = {
  method: "get",
  path: "/api/admin/dashboard",
  access: "signedIn",
  summary: "The dashboard of the signed-in person, by their permissions",
  responses: { 200: json("The dashboard.", dashboardAnswer) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof show> {}
}

export function dashboardApi(services: Services) {
  const api = newApi();
  adminRoute(api, services, show, async ({ c, actor }) => {
    const { db, env, payments } = services;
    const lacksSiteUrl = env.SMTP_URL !== undefined && env.SITE_URL === undefined;
    const missingFiles = services.missingFiles.latest()?.missing.length;
    const backups = {
      now: services.now,
      timeZone: env.TZ_HOSPITAL,
      hasTarget: services.backupTarget !== undefined,
    };
    return c.json(await dashboard(db, actor, { payments, lacksSiteUrl, missingFiles, backups }), 200);
  });
  return api;
}
