import { z } from "@hono/zod-openapi";
import type { Limit } from "~/platform/rate-limit/rate-limits";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { sendTestMail } from "../mail/send-test-mail";

const LIMIT: Limit = { name: "test-mail", times: 10, seconds: 3_600 };

const send = {
  method: "post",
  path: "/api/admin/outbox/test",
  access: { anyOf: ["permissionSettingsManager"] },
  summary: "Sends a message without content to the caller's own address, to test the mail server",
  responses: {
    201: json("The message, whose state tells how it went.", z.object({ id: z.uuid(), to: z.string() })),
    ...failures(429),
  },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof send> {}
}

/** The API for testing the mail server. It sends only to the caller. */
export function testMailApi(services: Services) {
  const api = newApi();
  adminRoute(api, services, send, async ({ c, user }) => {
    await services.countUse(LIMIT, user.id);
    return c.json({ id: await sendTestMail(services, user), to: user.email }, 201);
  });
  return api;
}
