import { setTimeout as delay } from "node:timers/promises";
import { z } from "@hono/zod-openapi";
import { AppError } from "~/platform/errors/app-error";
import { normalEmail } from "~/platform/mail/email-address";
import { adminRoute } from "~/server/admin-api/admin-route";
import { setDeviceCookie } from "~/server/admin-api/device-cookie";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { WebContext } from "~/server/hono-env";
import type { Services } from "~/server/services";
import { requestPasswordReset } from "../passwords/request-password-reset";
import { resetPassword } from "../passwords/reset-password";
import { callerOf } from "./caller-of";
import { countGuess } from "./count-guess";
import { jsonBody, passwordReset, passwordResetRequest } from "./requests";

const base = { path: "/api/admin/password-reset", access: "anyone", tag: "Session" } as const;
const done = z.object({ ok: z.literal(true) });

const ask = {
  ...base,
  method: "post",
  summary:
    "Sends a link to set a new password, where the address has an account; says nothing about whether it has",
  request: jsonBody(passwordResetRequest),
  responses: { 200: json("Taken.", done), ...failures(422, 429) },
} as const;

const set = {
  ...base,
  method: "put",
  summary: "Sets a new password, with the token of such a link; every session and personal token ends",
  request: jsonBody(passwordReset),
  responses: { 200: json("Set: sign in next.", done), ...failures(404, 422, 429) },
} as const;

const NETWORK_LIMIT = { name: "reset-network", times: 20, seconds: 3_600 };
/** Allows for emails that end up in spam, but does not allow flooding a mailbox. */
const ADDRESS_LIMIT = { name: "reset-address", times: 5, seconds: 3_600 };

/**
 * Longer than finding the account and queuing the email takes, so that the response time does not reveal whether there
 * is an account.
 */
const ANSWER_AFTER_MS = 400;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof ask | typeof set> {}
}

export function passwordResetApi(services: Services) {
  const api = newApi();
  adminRoute(api, services, ask, async ({ c }) => {
    const { email } = c.req.valid("json");
    await services.countUse(NETWORK_LIMIT, c.get("network"));
    await Promise.all([sendResetMail(c, services, email), delay(ANSWER_AFTER_MS)]);
    return c.json({ ok: true as const }, 200);
  });
  adminRoute(api, services, set, async ({ c }) => {
    await countGuess(c, services);
    setDeviceCookie(c, await resetPassword(services, c.req.valid("json"), callerOf(c)));
    return c.json({ ok: true as const }, 200);
  });
  return api;
}

/** Does not tell the caller whether anything was sent. */
async function sendResetMail(c: WebContext, services: Services, email: string): Promise<void> {
  try {
    await services.countUse(ADDRESS_LIMIT, normalEmail(email));
  } catch (error) {
    if (error instanceof AppError) return;
    throw error;
  }
  await requestPasswordReset(services, { email }, { requestId: c.get("requestId") });
}
