import { z } from "@hono/zod-openapi";
import { domainServices } from "~/platform/domain-services";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done } from "~/server/admin-api/common-schemas";
import { idempotencyHeader, onceFor } from "~/server/admin-api/once-for";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import {
  donorStatementPdf,
  mailDonorStatement,
  paperStatements,
  statementsView as viewOf,
} from "../../statement/staff-statements";
import { startStatements, stopStatements } from "../../statement/statement-run";
import { base } from "./schemas";
import { donorYearParam, partParam, statementsView, yearParam } from "./statement-schemas";

const giving = "/api/admin/giving";
const pdf = { description: "PDF.", content: { "application/pdf": { schema: z.string() } } };

const view = {
  ...base,
  method: "get",
  path: `${giving}/statements/{year}`,
  summary: "How far the statements of a year are",
  request: { params: yearParam },
  responses: { 200: json("The statements.", statementsView), ...failures(422) },
} as const;

const start = {
  ...base,
  method: "post",
  path: `${giving}/statements/{year}`,
  fresh: true,
  summary: "Emails the statements of a year to all donors, or resumes it",
  request: { params: yearParam },
  responses: { 200: json("The statements.", statementsView), ...failures(400, 422) },
} as const;

const stop = {
  ...base,
  method: "post",
  path: `${giving}/statements/{year}/stop`,
  summary: "Stops emailing the statements of a year",
  request: { params: yearParam },
  responses: { 200: json("The statements.", statementsView), ...failures(404, 422) },
} as const;

const paper = {
  ...base,
  method: "get",
  path: `${giving}/statements/{year}/paper/{part}`,
  people: "export",
  summary: "Statements for donors without an email address, to print",
  request: { params: partParam },
  responses: { 200: pdf, ...failures(404, 422) },
} as const;

const show = {
  ...base,
  method: "get",
  path: `${giving}/donors/{id}/statements/{year}`,
  summary: "One donor's statement of a year as a PDF",
  request: { params: donorYearParam },
  responses: { 200: pdf, ...failures(404, 422) },
} as const;

const mail = {
  ...base,
  method: "post",
  path: `${giving}/donors/{id}/statements/{year}`,
  summary: "Emails one donor's statement of a year",
  request: { params: donorYearParam, headers: idempotencyHeader },
  responses: { 200: json("It is on its way.", done), ...failures(400, 404, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<
      typeof view | typeof start | typeof stop | typeof paper | typeof show | typeof mail
    > {}
}

export function statementsApi(services: Services) {
  const api = newApi();
  const domain = domainServices(services, services.env);

  adminRoute(api, services, view, async ({ c }) =>
    c.json(await viewOf(domain, c.req.valid("param").year), 200),
  );

  adminRoute(api, services, start, async ({ c, actor }) => {
    const { year } = c.req.valid("param");
    await startStatements(domain, actor, year);
    return c.json(await viewOf(domain, year), 200);
  });

  adminRoute(api, services, stop, async ({ c, actor }) => {
    const { year } = c.req.valid("param");
    await stopStatements(domain, actor, year);
    return c.json(await viewOf(domain, year), 200);
  });

  adminRoute(api, services, paper, async ({ c, actor }) => {
    const params = c.req.valid("param");
    const bytes = await paperStatements(domain, actor, params);
    return c.body(new Uint8Array(bytes), 200, pdfHeaders(`statements-${params.year}-${params.part}.pdf`));
  });

  adminRoute(api, services, show, async ({ c }) => {
    const { id, year } = c.req.valid("param");
    const bytes = await donorStatementPdf(domain, id, year);
    return c.body(new Uint8Array(bytes), 200, pdfHeaders(`gifts-${year}.pdf`));
  });

  adminRoute(api, services, mail, async ({ c, actor }) => {
    const { id, year } = c.req.valid("param");
    const key = c.req.valid("header")["idempotency-key"];
    await onceFor(domain, { actor, id, key }, (inside) => mailDonorStatement(inside, actor, id, year));
    return c.json({ ok: true as const }, 200);
  });
  return api;
}

function pdfHeaders(filename: string) {
  return {
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${filename}"`,
  };
}
