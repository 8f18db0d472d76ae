import { peopleHolding } from "~/features/accounts/shared/people-holding";
import { domainServices } from "~/platform/domain-services";
import { adminRoute } from "~/server/admin-api/admin-route";
import { idParam } from "~/server/admin-api/common-schemas";
import { addListViews } from "~/server/admin-api/content/list-views";
import { jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { csv, failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { applications } from "../../applications/queue/applications";
import { applicationsCsv } from "../../applications/queue/applications-csv";
import { nextApplication } from "../../applications/queue/next-application";
import { readApplication } from "../../applications/queue/read-application";
import {
  after,
  applicationDetail,
  applicationExport,
  applicationList,
  base,
  next,
  people,
  search,
} from "./schemas";

const all = "/api/admin/patient-applications";

const find = {
  ...base,
  method: "post",
  path: `${all}/search`,
  people: "list",
  summary: "Applications of patients: overdue ones first, then the longest waiting, then the decided ones",
  request: jsonBody(search),
  responses: { 200: json("The applications.", applicationList), ...failures(422) },
} as const;

const download = {
  ...base,
  method: "post",
  path: `${all}/export`,
  people: "export",
  summary: "The list of applications as a spreadsheet, without answers; the audit log records it",
  request: jsonBody(applicationExport),
  responses: {
    200: csv,
    ...failures(422),
  },
} as const;

const listPeople = {
  ...base,
  method: "get",
  path: `${all}/people`,
  summary: "The people who may handle applications",
  responses: { 200: json("By name.", people) },
} as const;

const showNext = {
  ...base,
  method: "get",
  path: `${all}/next`,
  summary: "The application to work on next: assigned to the caller or to no one",
  request: { query: after },
  responses: { 200: json("Its id.", next), ...failures(422) },
} as const;

const show = {
  ...base,
  method: "get",
  path: `${all}/{id}`,
  summary: "One application with its answers; the audit log records the access",
  request: { params: idParam },
  responses: { 200: json("The application.", applicationDetail), ...failures(404, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<typeof find | typeof download | typeof listPeople | typeof showNext | typeof show> {}
}

export function applicationQueueApi(services: Services) {
  const api = newApi();
  const domain = domainServices(services, services.env);

  adminRoute(api, services, find, async ({ c }) =>
    c.json(await applications(domain, c.req.valid("json")), 200),
  );

  const { tag, access } = base;
  addListViews(api, services, { name: "patient-applications", tag, access, share: access.anyOf });

  adminRoute(api, services, download, async ({ c, actor }) => {
    const { columns, ...filter } = c.req.valid("json");
    return c.body(await applicationsCsv(domain, actor, filter, columns), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="applications.csv"',
    });
  });

  adminRoute(api, services, listPeople, async ({ c }) =>
    c.json({ items: await peopleHolding(services.db, "permissionPatientFormManager") }, 200),
  );

  adminRoute(api, services, showNext, async ({ c, actor }) =>
    c.json({ id: await nextApplication(domain, actor, c.req.valid("query").after) }, 200),
  );

  adminRoute(api, services, show, async ({ c, actor }) =>
    c.json({ item: await readApplication(domain, actor, c.req.valid("param").id) }, 200),
  );
  return api;
}
