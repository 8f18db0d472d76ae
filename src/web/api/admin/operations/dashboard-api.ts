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
    async ({ c, actor }) => {
      const { db, env, payments } = services;
      const lacksSiteUrl = env.SMTP_URL !== undefined && env.SITE_URL === undefined;
      const missingFiles = services.missingFiles.latest()?.missing.length;
      return c.json(await dashboard(db, actor, { payments, lacksSiteUrl, missingFiles }), 200);
    },
  );
  return api;
}
