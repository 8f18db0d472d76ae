import { shareRunning } from "~/platform/share-running";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { runChecks } from "../site-health/run-checks";
import { type SiteHealth, siteHealth } from "./schemas";

const show = {
  method: "get",
  path: "/api/admin/site-health",
  access: { anyOf: ["permissionSettingsManager"] },
  summary: "Checks the machine, the services and the content now, within five seconds",
  responses: { 200: json("What was found, and what to do about it.", siteHealth) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof show> {}
}

export function siteHealthApi(services: Services) {
  const api = newApi();
  const { health, now } = services;

  const check = shareRunning(async (): Promise<SiteHealth> => {
    const checked = await runChecks(health);
    return {
      checkedAt: now().toISOString(),
      node: health.node,
      checks: checked.map(({ check: { id, title }, result, found, advice }) => ({
        id,
        title,
        result,
        found,
        advice,
      })),
    };
  });

  adminRoute(api, services, show, async ({ c }) => c.json(await check(), 200));
  return api;
}
