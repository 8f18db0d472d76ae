import { z } from "@hono/zod-openapi";
import { domainServices } from "~/platform/domain-services";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, idParam } from "~/server/admin-api/common-schemas";
import { jsonBody } from "~/server/admin-api/content/schemas";
import { idempotencyHeader, onceFor } from "~/server/admin-api/once-for";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { addGiftInKind, inKindReceiptPdf, setInKindVoided } from "../../promise/gifts-in-kind";
import { addPledge, setPledgeCanceled } from "../../promise/pledges";
import { inKindBody, inKindState, pledgeBody, pledgeState } from "./promise-schemas";
import { base } from "./schemas";

const giving = "/api/admin/giving";
const made = json("Entered.", z.object({ id: z.uuid() }));
const changed = json("Done.", done);

const pledgeIt = {
  ...base,
  method: "post",
  path: `${giving}/donors/{id}/pledges`,
  summary: "Records what a donor promised",
  request: { params: idParam, headers: idempotencyHeader, ...jsonBody(pledgeBody) },
  responses: { 201: made, ...failures(404, 422) },
} as const;

const changePledge = {
  ...base,
  method: "put",
  path: `${giving}/pledges/{id}/state`,
  summary: "Cancels a pledge, or takes that back",
  request: { params: idParam, ...jsonBody(pledgeState) },
  responses: { 200: changed, ...failures(404, 409, 422) },
} as const;

const enterInKind = {
  ...base,
  method: "post",
  path: `${giving}/donors/{id}/in-kind`,
  summary: "Records a gift of goods",
  request: { params: idParam, headers: idempotencyHeader, ...jsonBody(inKindBody) },
  responses: { 201: made, ...failures(404, 422) },
} as const;

const changeInKind = {
  ...base,
  method: "put",
  path: `${giving}/in-kind/{id}/state`,
  summary: "Voids a gift in kind, or takes that back",
  request: { params: idParam, ...jsonBody(inKindState) },
  responses: { 200: changed, ...failures(404, 409, 422) },
} as const;

const receipt = {
  ...base,
  method: "get",
  path: `${giving}/in-kind/{id}/receipt`,
  summary: "The receipt of a gift in kind as a PDF",
  request: { params: idParam },
  responses: {
    200: { description: "PDF.", content: { "application/pdf": { schema: z.string() } } },
    ...failures(400, 404, 422),
  },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<
      typeof pledgeIt | typeof changePledge | typeof enterInKind | typeof changeInKind | typeof receipt
    > {}
}

export function promisesApi(services: Services) {
  const api = newApi();
  const domain = domainServices(services, services.env);

  adminRoute(api, services, pledgeIt, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    const key = c.req.valid("header")["idempotency-key"];
    const input = c.req.valid("json");
    const row = await onceFor(domain, { actor, id, key }, (inside) => addPledge(inside, actor, id, input));
    return c.json(row, 201);
  });

  adminRoute(api, services, changePledge, async ({ c, actor }) => {
    await setPledgeCanceled(domain, actor, c.req.valid("param").id, c.req.valid("json"));
    return c.json({ ok: true as const }, 200);
  });

  adminRoute(api, services, enterInKind, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    const key = c.req.valid("header")["idempotency-key"];
    const input = c.req.valid("json");
    const row = await onceFor(domain, { actor, id, key }, (inside) =>
      addGiftInKind(inside, actor, id, input),
    );
    return c.json(row, 201);
  });

  adminRoute(api, services, changeInKind, async ({ c, actor }) => {
    await setInKindVoided(domain, actor, c.req.valid("param").id, c.req.valid("json"));
    return c.json({ ok: true as const }, 200);
  });

  adminRoute(api, services, receipt, async ({ c }) => {
    const { pdf, receiptNumber } = await inKindReceiptPdf(domain, c.req.valid("param").id);
    return c.body(new Uint8Array(pdf), 200, {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="receipt-${receiptNumber}.pdf"`,
    });
  });
  return api;
}
