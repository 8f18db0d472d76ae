import { z } from "@hono/zod-openapi";
import { domainServices } from "~/platform/domain-services";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { todaysClasses } from "../../registrations/staff/todays-classes";
import { todaysClass } from "./todays-classes-schemas";

const show = {
  method: "get",
  path: "/api/admin/todays-classes",
  access: { anyOf: ["permissionCHClassManager"] },
  tag: "Classes & Events",
  summary: "The classes of today that are not over, with their seats",
  responses: { 200: json("Soonest first.", z.object({ items: z.array(todaysClass) })) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof show> {}
}

export function todaysClassesApi(services: Services) {
  const api = newApi();
  const domain = domainServices(services, services.env);
  adminRoute(api, services, show, async ({ c }) => c.json({ items: await todaysClasses(domain) }, 200));
  return api;
}
