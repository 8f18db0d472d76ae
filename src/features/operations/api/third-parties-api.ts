import { z } from "@hono/zod-openapi";
import { sendJob } from "~/platform/jobs/send-job";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { checkThirdPartiesJob } from "../third-parties/check-third-parties";
import type { ThirdPartyReport } from "../third-parties/table";
import { thirdPartyReports } from "../third-parties/third-party-reports";
import { thirdPartyReports as answer, type ThirdPartyReportItem } from "./third-party-schemas";

const access = { anyOf: ["permissionSettingsManager"] } as const;
const MAX_REPORTS = 31;

const list = {
  method: "get",
  path: "/api/admin/third-parties",
  access,
  summary:
    "The report of the last night about third parties on the site's own pages, and earlier ones in short",
  responses: { 200: json("The reports.", answer) },
} as const;

const check = {
  method: "post",
  path: "/api/admin/third-parties/checks",
  access,
  summary: "Checks every page for third parties now; one check at a time",
  responses: { 202: json("Asked for.", z.object({ ok: z.literal(true) })) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof list | typeof check> {}
}

export function thirdPartiesApi(services: Services) {
  const api = newApi();
  const { db } = services;

  adminRoute(api, services, list, async ({ c }) => {
    const [latest, ...earlier] = await thirdPartyReports(db, MAX_REPORTS);
    return c.json({ latest: latest ? fullReport(latest) : null, earlier: earlier.map(reportSummary) }, 200);
  });

  adminRoute(api, services, check, async ({ c }) => {
    await sendJob(db, checkThirdPartiesJob, { now: true });
    return c.json({ ok: true as const }, 202);
  });
  return api;
}

function fullReport(report: ThirdPartyReport): ThirdPartyReportItem {
  const { startedAt, finishedAt, pages, unread, counted, findings, complete } = report;
  return {
    startedAt: startedAt.toISOString(),
    finishedAt: (finishedAt ?? startedAt).toISOString(),
    pages,
    unread,
    counted,
    findings,
    complete,
  };
}

function reportSummary({ startedAt, pages, findings }: ThirdPartyReport) {
  return {
    startedAt: startedAt.toISOString(),
    pages,
    aboutCare: findings.filter(({ counted }) => !counted).length,
  };
}
