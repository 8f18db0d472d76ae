import { z } from "@hono/zod-openapi";
import { domainServices } from "~/domain/domain-services";
import { enterCheck } from "~/domain/giving/staff/enter-check";
import { giftDetail as detailOf } from "~/domain/giving/staff/gift-detail";
import { giftsCsv } from "~/domain/giving/staff/gifts-csv";
import { giftsPage } from "~/domain/giving/staff/gifts-page";
import { refundGift } from "~/domain/giving/staff/refund-gift";
import { resendReceipt } from "~/domain/giving/staff/resend-receipt";
import type { Services } from "../../../services";
import { failures, json } from "../../failures";
import { newApi } from "../../new-api";
import { adminRoute } from "../admin-route";
import { jsonBody } from "../content/schemas";
import { refundBody } from "../operations/payment-schemas";
import { done, idParam } from "../operations/schemas";
import { idempotencyHeader, onceFor } from "../registrations/once-for";
import { checkBody, checkInput } from "./check-body";
import { columnsOf } from "./columns-of";
import { base, giftDetail, giftExport, giftList, giftSearch } from "./schemas";

const gifts = "/api/admin/giving/gifts";
const NO_ONE = "gifts";

/** Gifts: found, entered, given back, told of. */
export function giftsApi(services: Services) {
  const api = newApi();
  const giving = domainServices(services, services.env);

  adminRoute(
    api,
    services,
    {
      ...base,
      method: "post",
      path: `${gifts}/search`,
      people: "list",
      summary: "Gifts, the newest first, and what they come to",
      request: jsonBody(giftSearch),
      responses: { 200: json("The gifts.", giftList), ...failures(422) },
    },
    async ({ c }) => c.json(await giftsPage(giving, c.req.valid("json")), 200),
  );

  adminRoute(
    api,
    services,
    {
      ...{
        ...base,
        method: "post",
        path: `${gifts}/export`,
        people: "export",
        summary: "Gifts as a spreadsheet; that is noted",
      },
      request: jsonBody(giftExport),
      responses: {
        200: { description: "CSV, UTF-8.", content: { "text/csv": { schema: z.string() } } },
        ...failures(422),
      },
    },
    async ({ c, actor }) => {
      const { columns, purpose, ...filter } = c.req.valid("json");
      const csv = await giftsCsv(giving, actor, filter, { columns: columnsOf(columns), purpose });
      return c.body(csv, 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="gifts.csv"',
      }) as never;
    },
  );

  adminRoute(
    api,
    services,
    {
      ...{ ...base, method: "post", path: gifts, summary: "Enters a gift that came by check" },
      request: { headers: idempotencyHeader, ...jsonBody(checkBody) },
      responses: { 201: json("Entered.", z.object({ id: z.uuid() })), ...failures(422) },
    },
    async ({ c, actor }) => {
      const key = c.req.valid("header")["idempotency-key"];
      const input = checkInput(c.req.valid("json"));
      const made = await onceFor(giving, { actor, id: NO_ONE, key }, (inside) =>
        enterCheck(inside, actor, input),
      );
      return c.json(made, 201);
    },
  );

  adminRoute(
    api,
    services,
    {
      ...{ ...base, method: "get", path: `${gifts}/{id}`, summary: "One gift" },
      request: { params: idParam },
      responses: { 200: json("The gift.", giftDetail), ...failures(404, 422) },
    },
    async ({ c }) => c.json({ gift: await detailOf(giving, c.req.valid("param").id) }, 200),
  );

  adminRoute(
    api,
    services,
    {
      ...{ ...base, method: "post", path: `${gifts}/{id}/refunds`, fresh: true },
      summary: "Gives a gift back, in part or whole",
      request: { params: idParam, ...jsonBody(refundBody) },
      responses: { 200: json("The gift.", giftDetail), ...failures(400, 404, 422) },
    },
    async ({ c, actor }) => {
      const { id } = c.req.valid("param");
      await refundGift(giving, actor, id, c.req.valid("json"));
      return c.json({ gift: await detailOf(giving, id) }, 200);
    },
  );

  adminRoute(
    api,
    services,
    {
      ...{ ...base, method: "post", path: `${gifts}/{id}/receipt`, summary: "Mails a receipt once more" },
      request: { params: idParam },
      responses: { 200: json("It is on its way.", done), ...failures(400, 404, 422) },
    },
    async ({ c, actor }) => {
      await resendReceipt(giving, actor, c.req.valid("param").id);
      return c.json({ ok: true as const }, 200);
    },
  );
  return api;
}
