import { z } from "@hono/zod-openapi";
import { dayAt } from "~/content/values/day-at";
import { addressesMissedSince } from "~/features/navigation/shared/missed-addresses";
import { recentErrorReports } from "~/features/operations/shared/recent-error-reports";
import { searchCounts } from "~/features/search/shared/search-counts";
import { isSpeedMeasured } from "~/features/settings/shared/is-speed-measured";
import { type Actor, hasAnyPermission } from "~/platform/audit/actor";
import { ANALYTICS_READERS } from "~/platform/isomorphic/permissions";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { csv, failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import { inAddress } from "~/server/api/numbers";
import type { Services } from "~/server/services";
import { feedbackSummary } from "../page-feedback/feedback-summary";
import { speedSummary } from "../page-speed/speed-summary";
import { type Period, periodBefore, periodEnding } from "../period";
import { ranked, totals } from "../totals";
import { totalsCsv } from "../totals-csv";
import { numbers, type Series } from "./schemas";

const DAY = 86_400_000;
const MAX_PAGES = 100;

const query = z.object({ days: inAddress.upTo(366).default(28) });

const mayReadAnalytics = { anyOf: ANALYTICS_READERS };

const show = {
  method: "get",
  path: "/api/admin/analytics",
  access: mayReadAnalytics,
  feature: "analytics",
  summary: "The statistics of a period compared with the previous one, and feedback on pages",
  request: { query },
  responses: { 200: json("The numbers.", numbers), ...failures(422) },
} as const;

const download = {
  method: "get",
  path: "/api/admin/analytics.csv",
  access: mayReadAnalytics,
  feature: "analytics",
  summary: "The same totals as a spreadsheet, one row per day",
  request: { query },
  responses: {
    200: csv,
    ...failures(422),
  },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof show | typeof download> {}
}

/** The API of the site's statistics: daily totals, and feedback on pages. Contains nothing about visitors. */
export function analyticsApi(services: Services) {
  const api = newApi();
  const { db, env, events, now } = services;
  const periodOf = (days: number): Period => periodEnding(dayAt(now(), env.TZ_HOSPITAL).iso, days);

  adminRoute(api, services, show, async ({ c, actor }) => {
    await events.flush();
    const { days } = c.req.valid("query");
    const at = periodOf(days);
    const start = new Date(now().getTime() - days * DAY);
    const mayRead = hasAnyPermission(actor, ["permissionSettingsManager"]);
    const mayRedirect = hasAnyPermission(actor, ["permissionRedirectManager"]);
    const [series, pages, searched, feedback, speed, isMeasured, missed, errors] = await Promise.all([
      totals(db, at),
      ranked(db, "page", at, MAX_PAGES),
      mayRead ? searchCounts(db, at.from) : null,
      feedbackSummary(db, at.from, MAX_PAGES),
      speedSummary(db, at, MAX_PAGES),
      isSpeedMeasured(db),
      mayRedirect ? addressesMissedSince(db, start, MAX_PAGES) : null,
      mayRead ? recentErrorReports(db, start, MAX_PAGES) : null,
    ]);
    const shown = errors?.map((error) => ({ ...error, lastSeenAt: error.lastSeenAt.toISOString() })) ?? null;
    return c.json(
      {
        period: at,
        before: periodBefore(at),
        series: visibleTo(actor, series),
        pages,
        feedback,
        speed: { isMeasured, pages: speed },
        misses: searched?.misses ?? null,
        missed: missed?.map((one) => ({ ...one, lastSeenAt: one.lastSeenAt.toISOString() })) ?? null,
        errors: shown,
      },
      200,
    );
  });

  adminRoute(api, services, download, async ({ c, actor }) => {
    await events.flush();
    const at = periodOf(c.req.valid("query").days);
    const [series, pages] = await Promise.all([totals(db, at), ranked(db, "page", at, MAX_PAGES)]);
    return c.body(totalsCsv(at, visibleTo(actor, series), pages), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="analytics-${at.from}-${at.to}.csv"`,
    });
  });
  return api;
}

/** The figures that a person may see. Gifts are for the foundation, and errors for people who maintain the site. */
function visibleTo(actor: Actor, series: Series[]): Series[] {
  return series.filter(
    ({ name }) =>
      (name !== "gift" || hasAnyPermission(actor, ["permissionFoundationManager"])) &&
      (name !== "error" || hasAnyPermission(actor, ["permissionSettingsManager"])),
  );
}
