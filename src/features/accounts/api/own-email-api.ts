import { z } from "@hono/zod-openapi";
import { adminRoute } from "~/server/admin-api/admin-route";
import { sessionUser } from "~/server/admin-api/session-schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { confirmNewEmail } from "../email/confirm-new-email";
import { requestNewEmail } from "../email/request-new-email";
import { emailConfirmation, emailRequest, jsonBody } from "./requests";
import { shownUser } from "./shown-user";

const base = { path: "/api/admin/account/email", access: "inPerson", tag: "Own account" } as const;

const ask = {
  ...base,
  method: "post",
  fresh: true,
  summary: "Sends a link to your new email address; nothing changes until it is opened",
  request: jsonBody(emailRequest),
  responses: { 200: json("Sent.", z.object({ ok: z.literal(true) })), ...failures(422, 429) },
} as const;

const confirm = {
  ...base,
  method: "put",
  summary: "Confirms a new email from the link sent to it, and notifies the old address",
  request: jsonBody(emailConfirmation),
  responses: { 200: json("The person.", z.object({ user: sessionUser })), ...failures(404, 422) },
} as const;

/** Allows for a typo or two, but does not allow flooding strangers' mailboxes. */
const PERSON_LIMIT = { name: "new-email", times: 5, seconds: 3_600 };

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof ask | typeof confirm> {}
}

export function ownEmailApi(services: Services) {
  const api = newApi();
  adminRoute(api, services, ask, async ({ c, actor, user }) => {
    await services.countUse(PERSON_LIMIT, user.id);
    await requestNewEmail(services, actor, user, c.req.valid("json"));
    return c.json({ ok: true as const }, 200);
  });
  adminRoute(api, services, confirm, async ({ c, actor, user, session }) => {
    const changed = await confirmNewEmail(services, actor, user, c.req.valid("json"));
    return c.json({ user: await shownUser(services, { user: changed, session }) }, 200);
  });
  return api;
}
