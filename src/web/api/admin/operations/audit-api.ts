import { auditLog } from "~/domain/overview/audit-log";
import { refusalActions } from "~/platform/audit/record-refusal";
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
      summary: "Who changed what, and what was refused, the newest first",
      request: { query: auditQuery },
      responses: { 200: json("The events.", auditList), ...failures(422) },
    },
    async ({ c, actor }) => {
      const { limit, only, ...filter } = c.req.valid("query");
      const actions = only === "refused" ? refusalActions : undefined;
      return c.json(await auditLog(services.db, actor, { ...filter, actions }, limit), 200);
    },
  );
  return api;
}
