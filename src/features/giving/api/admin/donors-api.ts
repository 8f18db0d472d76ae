import { z } from "@hono/zod-openapi";
import { reconciliationAnswer } from "~/features/payments/shared/api/payment-schemas";
import { recordAudit } from "~/platform/audit/record-audit";
import { type DomainServices, domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { ProviderUnavailable } from "~/platform/payments/payment-provider";
import { reconcilePayments, reconcileSince } from "~/platform/payments/reconcile-payments";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, idParam } from "~/server/admin-api/common-schemas";
import { addListViews } from "~/server/admin-api/content/list-views";
import { jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { csv, failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { cardsToPrint, recordPrintedCards } from "../../staff/acknowledgement-cards";
import { changeForDonor } from "../../staff/change-for-donor";
import { donorDetail as detailOf } from "../../staff/donor-detail";
import { donorsCsv } from "../../staff/donors-csv";
import { donorsPage } from "../../staff/donors-page";
import { givingOverview } from "../../staff/giving-overview";
import { monthlyCsv } from "../../staff/monthly-csv";
import { monthlyPage } from "../../staff/monthly-page";
import {
  base,
  cards,
  donorDetail,
  donorExport,
  donorList,
  donorSearch,
  monthlyExport,
  monthlyList,
  monthlySearch,
  overview,
} from "./schemas";

const giving = "/api/admin/giving";

const figures = {
  ...base,
  method: "get",
  path: `${giving}/overview`,
  summary: "Summary figures of giving",
  responses: { 200: json("The figures.", overview) },
} as const;

const search = {
  ...base,
  method: "post",
  path: `${giving}/donors/search`,
  people: "list",
  summary: "Who has given",
  request: jsonBody(donorSearch),
  responses: { 200: json("The donors.", donorList), ...failures(422) },
} as const;

const download = {
  ...base,
  method: "post",
  path: `${giving}/donors/export`,
  people: "export",
  summary: "Who has given, as a spreadsheet; the audit log records it",
  request: jsonBody(donorExport),
  responses: {
    200: csv,
    ...failures(422),
  },
} as const;

const show = {
  ...base,
  method: "get",
  path: `${giving}/donors/{id}`,
  summary: "One donor, with all they gave",
  request: { params: idParam },
  responses: { 200: json("The donor.", donorDetail), ...failures(404, 422) },
} as const;

const searchMonthly = {
  ...base,
  method: "post",
  path: `${giving}/monthly/search`,
  people: "list",
  summary: "Who gives each month",
  request: jsonBody(monthlySearch),
  responses: { 200: json("The monthly gifts.", monthlyList), ...failures(422) },
} as const;

const downloadMonthly = {
  ...base,
  method: "post",
  path: `${giving}/monthly/export`,
  people: "export",
  summary: "Who gives each month, as a spreadsheet; the audit log records it",
  request: jsonBody(monthlyExport),
  responses: {
    200: csv,
    ...failures(422),
  },
} as const;

const changeMonthly = {
  ...base,
  method: "post",
  path: `${giving}/monthly/{id}/changes`,
  fresh: true,
  summary: "Pauses, resumes or stops a monthly gift for a donor who called",
  request: {
    params: idParam,
    ...jsonBody(z.strictObject({ kind: z.enum(["pause", "resume", "stop"]) })),
  },
  responses: { 200: json("Done; they are written.", done), ...failures(400, 404, 422, 503) },
} as const;

const listCards = {
  ...base,
  method: "get",
  path: `${giving}/cards`,
  people: "list",
  summary: "Cards to print",
  responses: { 200: json("The cards.", cards) },
} as const;

const notePrinted = {
  ...base,
  method: "post",
  path: `${giving}/cards`,
  summary: "Records that cards were printed",
  request: jsonBody(z.strictObject({ giftIds: z.array(z.uuid()).min(1).max(500) })),
  responses: { 200: json("Noted.", z.object({ printed: z.int() })), ...failures(422) },
} as const;

const reconcile = {
  ...base,
  method: "post",
  path: `${giving}/reconciliation`,
  fresh: true,
  summary: "Compares gifts with the payment provider's books, and takes over what was missed",
  responses: { 200: json("What was found.", reconciliationAnswer), ...failures(503) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<
      | typeof figures
      | typeof search
      | typeof download
      | typeof show
      | typeof searchMonthly
      | typeof downloadMonthly
      | typeof changeMonthly
      | typeof listCards
      | typeof notePrinted
      | typeof reconcile
    > {}
}

export function donorsApi(services: Services) {
  const api = newApi();
  const domain = domainServices(services, services.env);

  adminRoute(api, services, figures, async ({ c }) =>
    c.json({ ...(await givingOverview(domain)), isTest: services.payments.isTest }, 200),
  );

  adminRoute(api, services, search, async ({ c }) =>
    c.json(await donorsPage(domain, c.req.valid("json")), 200),
  );

  addListViews(api, services, {
    name: "donors",
    tag: base.tag,
    access: base.access,
    share: base.access.anyOf,
  });

  adminRoute(api, services, download, async ({ c, actor }) =>
    c.body(await donorsCsv(domain, actor, c.req.valid("json")), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="donors.csv"',
    }),
  );

  adminRoute(api, services, show, async ({ c }) =>
    c.json({ donor: await detailOf(domain, c.req.valid("param").id) }, 200),
  );

  addMonthlyGifts(api, services, domain);

  adminRoute(api, services, listCards, async ({ c }) => c.json({ cards: await cardsToPrint(domain) }, 200));

  adminRoute(api, services, notePrinted, async ({ c, actor }) => {
    const { giftIds } = c.req.valid("json");
    return c.json({ printed: await recordPrintedCards(domain, actor, giftIds) }, 200);
  });

  adminRoute(api, services, reconcile, async ({ c, actor }) => {
    const result = await reconcilePayments(services, reconcileSince(services.now())).catch(unavailable);
    await recordAudit(services.db, actor, {
      action: "payments.reconciled",
      subjectType: "payments",
      subjectId: services.payments.name,
      after: { found: result.found.length, agreements: result.agreements, failed: result.failed },
    });
    return c.json(result, 200);
  });
  return api;
}

function addMonthlyGifts(api: ReturnType<typeof newApi>, services: Services, domain: DomainServices): void {
  addListViews(api, services, {
    name: "monthly-gifts",
    tag: base.tag,
    access: base.access,
    share: base.access.anyOf,
  });

  adminRoute(api, services, searchMonthly, async ({ c }) =>
    c.json(await monthlyPage(domain, c.req.valid("json")), 200),
  );

  adminRoute(api, services, downloadMonthly, async ({ c, actor }) =>
    c.body(await monthlyCsv(domain, actor, c.req.valid("json")), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="monthly-gifts.csv"',
    }),
  );

  adminRoute(api, services, changeMonthly, async ({ c, actor }) => {
    const deps = { ...services, ...domain };
    await changeForDonor(deps, actor, c.req.valid("param").id, c.req.valid("json"));
    return c.json({ ok: true as const }, 200);
  });
}

function unavailable(error: unknown): never {
  if (!(error instanceof ProviderUnavailable)) throw error;
  throw new AppError("UNAVAILABLE", "The payment provider is not responding. Please try again in a minute.");
}
