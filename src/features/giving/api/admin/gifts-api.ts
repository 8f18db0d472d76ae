import { z } from "@hono/zod-openapi";
import { refundBody } from "~/features/payments/shared/api/payment-schemas";
import { domainServices } from "~/platform/domain-services";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, idParam } from "~/server/admin-api/common-schemas";
import { addListViews } from "~/server/admin-api/content/list-views";
import { jsonBody } from "~/server/admin-api/content/schemas";
import { idempotencyHeader, onceFor } from "~/server/admin-api/once-for";
import type { EndpointsOf } from "~/server/api/endpoints";
import { csv, failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { importGifts } from "../../import/import-gifts";
import { enterCheck } from "../../staff/enter-check";
import { enterChecks } from "../../staff/enter-checks";
import { giftDetail as detailOf } from "../../staff/gift-detail";
import { giftsCsv } from "../../staff/gifts-csv";
import { giftsPage } from "../../staff/gifts-page";
import { refundGift } from "../../staff/refund-gift";
import { resendReceipt } from "../../staff/resend-receipt";
import { batchBody, batchInput, checkBody, checkInput } from "./check-body";
import { columnsOf } from "./columns-of";
import { giftImport, giftImportBody } from "./import-schemas";
import { base, enteredChecks, giftDetail, giftExport, giftList, giftSearch } from "./schemas";

const gifts = "/api/admin/giving/gifts";
const ENTRY_SCOPE = "gifts";

const search = {
  ...base,
  method: "post",
  path: `${gifts}/search`,
  people: "list",
  summary: "Gifts, newest first, and their total",
  request: jsonBody(giftSearch),
  responses: { 200: json("The gifts.", giftList), ...failures(422) },
} as const;

const download = {
  ...base,
  method: "post",
  path: `${gifts}/export`,
  people: "export",
  summary: "Gifts as a spreadsheet; the audit log records it",
  request: jsonBody(giftExport),
  responses: {
    200: csv,
    ...failures(422),
  },
} as const;

const enter = {
  ...base,
  method: "post",
  path: gifts,
  summary: "Enters a gift that came by check",
  request: { headers: idempotencyHeader, ...jsonBody(checkBody) },
  responses: { 201: json("Entered.", z.object({ id: z.uuid() })), ...failures(422) },
} as const;

const enterBatch = {
  ...base,
  method: "post",
  path: `${gifts}/batch`,
  summary: "Enters a batch of checks: all of them, or none",
  request: { headers: idempotencyHeader, ...jsonBody(batchBody) },
  responses: { 201: json("Entered, in the order of the rows.", enteredChecks), ...failures(422) },
} as const;

const importCsv = {
  ...base,
  method: "post",
  path: `${gifts}/import`,
  fresh: true,
  ofRows: true,
  summary: "Imports gifts from a CSV file, or only tries it",
  request: jsonBody(giftImportBody),
  responses: { 200: json("What would happen, or happened.", giftImport), ...failures(422) },
} as const;

const show = {
  ...base,
  method: "get",
  path: `${gifts}/{id}`,
  summary: "One gift",
  request: { params: idParam },
  responses: { 200: json("The gift.", giftDetail), ...failures(404, 422) },
} as const;

const refund = {
  ...base,
  method: "post",
  path: `${gifts}/{id}/refunds`,
  fresh: true,
  summary: "Refunds a gift, in part or in full",
  request: { params: idParam, ...jsonBody(refundBody) },
  responses: { 200: json("The gift.", giftDetail), ...failures(400, 404, 422) },
} as const;

const resend = {
  ...base,
  method: "post",
  path: `${gifts}/{id}/receipt`,
  summary: "Emails a receipt again",
  request: { params: idParam },
  responses: { 200: json("It is on its way.", done), ...failures(400, 404, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<
      | typeof search
      | typeof download
      | typeof enter
      | typeof enterBatch
      | typeof importCsv
      | typeof show
      | typeof refund
      | typeof resend
    > {}
}

export function giftsApi(services: Services) {
  const api = newApi();
  const giving = domainServices(services, services.env);

  addListViews(api, services, {
    name: "gifts",
    tag: base.tag,
    access: base.access,
    share: base.access.anyOf,
  });

  adminRoute(api, services, search, async ({ c }) =>
    c.json(await giftsPage(giving, c.req.valid("json")), 200),
  );

  adminRoute(api, services, download, async ({ c, actor }) => {
    const { columns, purpose, order, ...filter } = c.req.valid("json");
    const csv = await giftsCsv(giving, actor, filter, { columns: columnsOf(columns), purpose, order });
    return c.body(csv, 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="gifts.csv"',
    });
  });

  addEntering(api, services);

  adminRoute(api, services, show, async ({ c }) =>
    c.json({ gift: await detailOf(giving, c.req.valid("param").id) }, 200),
  );

  adminRoute(api, services, refund, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await refundGift(giving, actor, id, c.req.valid("json"));
    return c.json({ gift: await detailOf(giving, id) }, 200);
  });

  adminRoute(api, services, resend, async ({ c, actor }) => {
    await resendReceipt(giving, actor, c.req.valid("param").id);
    return c.json({ ok: true as const }, 200);
  });
  return api;
}

/** Adds the endpoints for checks and for the import. */
function addEntering(api: ReturnType<typeof newApi>, services: Services): void {
  const giving = domainServices(services, services.env);

  adminRoute(api, services, enter, async ({ c, actor }) => {
    const key = c.req.valid("header")["idempotency-key"];
    const input = checkInput(c.req.valid("json"));
    const made = await onceFor(giving, { actor, id: ENTRY_SCOPE, key }, (inside) =>
      enterCheck(inside, actor, input),
    );
    return c.json(made, 201);
  });

  adminRoute(api, services, enterBatch, async ({ c, actor }) => {
    const key = c.req.valid("header")["idempotency-key"];
    const body = c.req.valid("json");
    const entered = await onceFor(giving, { actor, id: ENTRY_SCOPE, key }, (inside) =>
      enterChecks(inside, actor, batchInput(body), body),
    );
    return c.json({ gifts: entered }, 201);
  });

  adminRoute(api, services, importCsv, async ({ c, actor }) =>
    c.json(await importGifts(giving, actor, c.req.valid("json")), 200),
  );
}
