import { z } from "@hono/zod-openapi";
import { adminRoute, requireSession } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { CHALLENGE_MINUTES } from "../passkeys/challenge";
import { ownPasskeys, passkeyListItem } from "../passkeys/own-passkeys";
import { passkeyRegistrationOptions, registerPasskey } from "../passkeys/register-passkey";
import { removePasskey } from "../passkeys/remove-passkey";
import { idParam, jsonBody, passkeyRegistration } from "./requests";
import { passkeyCreationChallenge, passkeyListItem as passkeySchema } from "./schemas";

const base = {
  path: "/api/admin/account/passkeys",
  access: "inPerson",
  tag: "Own account",
} as const;

const list = {
  ...base,
  method: "get",
  summary: "Your own passkeys",
  responses: { 200: json("The first added first.", z.object({ items: z.array(passkeySchema) })) },
} as const;

const challenge = {
  ...base,
  method: "post",
  path: "/api/admin/account/passkey-challenge",
  fresh: true,
  beforeSecondFactor: "setUp",
  summary: `The options for creating a passkey, valid for ${CHALLENGE_MINUTES} minutes`,
  responses: { 200: json("For the browser.", passkeyCreationChallenge) },
} as const;

const add = {
  ...base,
  method: "post",
  fresh: true,
  beforeSecondFactor: "setUp",
  summary: "Adds a passkey that a device made",
  request: jsonBody(passkeyRegistration),
  responses: { 201: json("The passkey.", z.object({ item: passkeySchema })), ...failures(422) },
} as const;

const remove = {
  ...base,
  method: "delete",
  path: "/api/admin/account/passkeys/{id}",
  fresh: true,
  summary: "Forgets a passkey",
  request: { params: idParam },
  responses: { 204: { description: "Forgotten." }, ...failures(404) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof list | typeof challenge | typeof add | typeof remove> {}
}

export function passkeyApi(services: Services) {
  const { db } = services;
  const api = newApi();
  adminRoute(api, services, list, async ({ c, user }) =>
    c.json({ items: await ownPasskeys(db, user.id) }, 200),
  );
  adminRoute(api, services, challenge, async ({ c, user }) => {
    return c.json(await passkeyRegistrationOptions(services, user, c.get("origin")), 200);
  });
  adminRoute(api, services, add, async ({ c, actor, user, session }) => {
    const browser = { origin: c.get("origin"), sessionId: requireSession(session).id };
    const passkey = await registerPasskey(services, actor, user, c.req.valid("json"), browser);
    return c.json({ item: passkeyListItem(passkey) }, 201);
  });
  adminRoute(api, services, remove, async ({ c, actor, user }) => {
    const { id } = c.req.valid("param");
    await db.transaction((tx) => removePasskey(tx, services, actor, user, id));
    return c.body(null, 204);
  });
  return api;
}
