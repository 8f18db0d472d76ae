import { domainServices } from "~/platform/domain-services";
import { adminRoute } from "~/server/admin-api/admin-route";
import { idParam } from "~/server/admin-api/common-schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { csv, failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { surveyCsv } from "../../registrations/survey/survey-csv";
import { surveyResults } from "../../registrations/survey/survey-results";
import { base } from "./schemas";
import { surveyAnswer } from "./survey-schemas";

const survey = "/api/admin/classes/{id}/survey";

const show = {
  ...base,
  method: "get",
  path: survey,
  people: "list",
  summary: "What people answered about a class",
  request: { params: idParam },
  responses: { 200: json("The results.", surveyAnswer), ...failures(404, 422) },
} as const;

const download = {
  ...base,
  method: "get",
  path: `${survey}.csv`,
  people: "export",
  summary: "The answers as a spreadsheet; the audit log records it",
  request: { params: idParam },
  responses: {
    200: csv,
    ...failures(404, 422),
  },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof show | typeof download> {}
}

export function surveyApi(services: Services) {
  const api = newApi();
  const registrations = domainServices(services, services.env);

  adminRoute(api, services, show, async ({ c }) =>
    c.json(await surveyResults(registrations, c.req.valid("param").id), 200),
  );

  adminRoute(api, services, download, async ({ c, actor }) =>
    c.body(await surveyCsv(registrations, actor, c.req.valid("param").id), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="feedback.csv"',
    }),
  );
  return api;
}
