import { refusalActions } from "~/platform/audit/record-refusal";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { auditLog } from "../shared/audit-log";
import { auditList, auditQuery } from "./schemas";

const list = {
  method: "get",
  path: "/api/admin/audit",
  access: { anyOf: ["permissionSettingsManager", "permissionUserAdministrator"] },
  summary: "Changes and refusals in the audit log, newest first",
  request: { query: auditQuery },
  responses: { 200: json("The events.", auditList), ...failures(422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof list> {}
}

export function auditApi(services: Services) {
  const api = newApi();
  adminRoute(api, services, list, async ({ c, actor }) => {
    const { limit, only, ...filter } = c.req.valid("query");
    const actions = only === "refused" ? refusalActions : undefined;
    return c.json(await auditLog(services.db, actor, { ...filter, actions }, limit), 200);
  });
  return api;
}
