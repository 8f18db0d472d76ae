import { dashboard } from "~/domain/overview/dashboard";
import type { Services } from "../../../services";
import { json } from "../../failures";
import { newApi } from "../../new-api";
import { adminRoute } from "../admin-route";
import { dashboardAnswer } from "./schemas";

/** What the first screen of the admin shows. */
export function dashboardApi(services: Services) {
  const api = newApi();
  adminRoute(
    api,
    services,
    {
      ...{ method: "get", path: "/api/admin/dashboard", access: "signedIn" },
      summary: "What concerns the person who asks, as far as their permissions open it",
      responses: { 200: json("The dashboard.", dashboardAnswer) },
    },
    async ({ c, actor }) => c.json(await dashboard(services.db, actor, services.payments), 200),
  );
  return api;
}
