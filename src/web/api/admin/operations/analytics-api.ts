import { z } from "@hono/zod-openapi";
import { recentErrorReports } from "~/domain/error-reports/recent-error-reports";
import { feedbackDay } from "~/domain/page-feedback/feedback-day";
import { feedbackSummary } from "~/domain/page-feedback/feedback-summary";
import { holdsAnyOf } from "~/platform/audit/actor";
import type { Services } from "../../../services";
import { failures, json } from "../../failures";
import { newApi } from "../../new-api";
import { adminRoute } from "../admin-route";

const DAY = 86_400_000;
const AT_MOST = 100;

const answer = z.object({
  since: z.iso.date(),
  feedback: z.array(z.object({ path: z.string(), yes: z.int(), no: z.int() })),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.string(),
        browser: z.string(),
        count: z.int(),
        lastSeenAt: z.iso.datetime(),
      }),
    )
    .nullable()
    .describe("Null for whoever may not look at the site's settings."),
});

const query = z.object({ days: z.coerce.number().int().min(1).max(366).default(28) });

/** The site's own numbers: what people said of pages, and what broke in their browsers. Nothing of who they are. */
export function analyticsApi(services: Services) {
  const api = newApi();
  adminRoute(
    api,
    services,
    {
      ...{ method: "get", path: "/api/admin/analytics", access: "signedIn" },
      summary: "Which pages helped people and which did not, and the errors in visitors' browsers",
      request: { query },
      responses: { 200: json("The numbers.", answer), ...failures(422) },
    },
    async ({ c, actor }) => {
      const { db, env, now } = services;
      const start = new Date(now().getTime() - c.req.valid("query").days * DAY);
      const since = feedbackDay(start, env.TZ_HOSPITAL);
      const mayRead = holdsAnyOf(actor, ["permissionSettingsManager"]);
      const [feedback, errors] = await Promise.all([
        feedbackSummary(db, since, AT_MOST),
        mayRead ? recentErrorReports(db, start, AT_MOST) : null,
      ]);
      const shown =
        errors?.map((error) => ({ ...error, lastSeenAt: error.lastSeenAt.toISOString() })) ?? null;
      return c.json({ since, feedback, errors: shown }, 200);
    },
  );
  return api;
}
