import { z } from "@hono/zod-openapi";
import { adminRoute, requireSession } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { beginTotp } from "../totp/begin-totp";
import { confirmTotp } from "../totp/confirm-totp";
import { removeTotp } from "../totp/remove-totp";
import { replaceRecoveryCodes } from "../totp/replace-recovery-codes";
import { countGuess } from "./count-guess";
import { jsonBody, totpConfirmation } from "./requests";
import { totpSetUp } from "./schemas";

const base = {
  path: "/api/admin/account/totp",
  access: "inPerson",
  fresh: true,
  tag: "Own account",
} as const;

const recoveryCodes = json(
  "The recovery codes, shown this once; each works once.",
  z.object({ recoveryCodes: z.array(z.string()) }),
);

const begin = {
  ...base,
  method: "post",
  beforeSecondFactor: "setUp",
  summary: "Creates a secret for an authenticator app; it is active once confirmed with a code",
  responses: { 200: json("For the app.", totpSetUp) },
} as const;

const confirm = {
  ...base,
  method: "put",
  beforeSecondFactor: "setUp",
  summary: "Activates the authenticator app",
  request: jsonBody(totpConfirmation),
  responses: { 200: recoveryCodes, ...failures(422, 429) },
} as const;

const remove = {
  ...base,
  method: "delete",
  summary: "Removes the authenticator app from your account",
  responses: { 204: { description: "Taken off." } },
} as const;

const replaceCodes = {
  ...base,
  method: "post",
  path: "/api/admin/account/recovery-codes",
  summary: "Replaces the recovery codes",
  responses: { 200: recoveryCodes, ...failures(404) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<typeof begin | typeof confirm | typeof remove | typeof replaceCodes> {}
}

export function secondFactorApi(services: Services) {
  const { db } = services;
  const api = newApi();
  adminRoute(api, services, begin, async ({ c, user }) =>
    c.json(await beginTotp(services, user, new URL(c.get("origin")).hostname), 200),
  );
  adminRoute(api, services, confirm, async ({ c, actor, session }) => {
    await countGuess(c, services);
    const codes = await confirmTotp(services, actor, c.req.valid("json"), requireSession(session).id);
    return c.json({ recoveryCodes: codes }, 200);
  });
  adminRoute(api, services, remove, async ({ c, actor, user }) => {
    await db.transaction((tx) => removeTotp(tx, services, actor, user));
    return c.body(null, 204);
  });
  adminRoute(api, services, replaceCodes, async ({ c, actor, user }) =>
    c.json({ recoveryCodes: await replaceRecoveryCodes(services, actor, user) }, 200),
  );
  return api;
}
