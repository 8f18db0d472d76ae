import { auditLog } from "~/domain/overview/audit-log";
import type { Services } from "../../../services";
import { failures, json } from "../../failures";
import { newApi } from "../../new-api";
import { adminRoute } from "../admin-route";
import { auditList, auditQuery } from "./schemas";

/** Who changed what. */
export function auditApi(services: Services) {
  const api = newApi();
  adminRoute(
    api,
    services,
    {
      ...{ method: "get", path: "/api/admin/audit" },
      access: { anyOf: ["permissionSettingsManager", "permissionUserAdministrator"] },
      summary: "Who changed what, the newest first",
      request: { query: auditQuery },
      responses: { 200: json("The events.", auditList), ...failures(422) },
    },
    async ({ c }) => {
      const { limit, ...filter } = c.req.valid("query");
      return c.json(await auditLog(services.db, filter, limit), 200);
    },
  );
  return api;
}
