import { z } from "@hono/zod-openapi";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { makeApiToken } from "../api-tokens/make-api-token";
import { ownApiTokens, tokenListItem } from "../api-tokens/own-api-tokens";
import { revokeApiToken } from "../api-tokens/revoke-api-token";
import { idParam, jsonBody, tokenRequest } from "./requests";
import { tokenListItem as tokenSchema } from "./schemas";

const base = {
  path: "/api/admin/account/tokens",
  access: "inPerson",
  tag: "Own account",
} as const;

const list = {
  ...base,
  method: "get",
  summary: "Your own personal tokens, without their secrets",
  responses: { 200: json("The newest first.", z.object({ items: z.array(tokenSchema) })) },
} as const;

const make = {
  ...base,
  method: "post",
  fresh: true,
  summary: "Creates a personal token for a script, valid for at most a year",
  request: jsonBody(tokenRequest),
  responses: {
    201: json("The token, shown this once.", z.object({ item: tokenSchema, token: z.string() })),
    ...failures(422),
  },
} as const;

const revoke = {
  ...base,
  method: "delete",
  path: "/api/admin/account/tokens/{id}",
  summary: "Revokes a personal token",
  request: { params: idParam },
  responses: { 204: { description: "Ended." }, ...failures(404) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof list | typeof make | typeof revoke> {}
}

export function tokenApi(services: Services) {
  const { db } = services;
  const api = newApi();
  adminRoute(api, services, list, async ({ c, user }) =>
    c.json({ items: await ownApiTokens(db, user.id) }, 200),
  );
  adminRoute(api, services, make, async ({ c, actor, user }) => {
    const { row, token } = await makeApiToken(services, actor, user, c.req.valid("json"));
    return c.json({ item: tokenListItem(row), token }, 201);
  });
  adminRoute(api, services, revoke, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await db.transaction((tx) => revokeApiToken(tx, actor, actor.id, id));
    return c.body(null, 204);
  });
  return api;
}
