import { createRoute, z } from "@hono/zod-openapi";
import { AppError } from "~/platform/errors/app-error";
import { WEBHOOKS } from "~/platform/isomorphic/payment-addresses";
import { receiveWebhook } from "~/platform/payments/receive-webhook";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";

const webhook = createRoute({
  method: "post",
  path: `${WEBHOOKS}/{provider}`,
  summary: "Receives a signed event from the payment provider; responds with 200 once it is stored",
  request: { params: z.object({ provider: z.string() }) },
  responses: { 200: json("Stored.", z.object({ ok: z.literal(true) })), ...failures(400, 404, 413, 503) },
});

/** The webhook of payment providers. Reads the raw body, because the signature covers it. */
export function webhookApi(services: Services) {
  const api = newApi();
  api.openapi(webhook, async (c) => {
    if (c.req.valid("param").provider !== services.payments.name)
      throw new AppError("NOT_FOUND", "This site does not use that payment provider.");
    await receiveWebhook(services, await c.req.text(), (name) => c.req.header(name));
    return c.json({ ok: true as const }, 200);
  });
  return api;
}
