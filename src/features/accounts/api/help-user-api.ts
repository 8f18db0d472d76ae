import { z } from "@hono/zod-openapi";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import {
  accessOfUser,
  inviteAgain,
  removePasskeyOfUser,
  removeTotpOfUser,
  revokeTokenOfUser,
  signOutUser,
} from "../users/help-user";
import { invitationLink } from "./invitation-link";
import { idParam } from "./requests";
import { invitationLinkSchema, userAccess } from "./schemas";

const base = {
  access: { anyOf: ["permissionUserManager", "permissionUserAdministrator"] },
  fresh: true,
  tag: "Users",
  request: { params: idParam },
  responses: { 204: { description: "Done." }, ...failures(404) },
} as const;

const invitation = {
  ...base,
  method: "post",
  path: "/api/admin/users/{id}/invitation",
  summary: "Sends a person's invitation again; the earlier link no longer works",
  responses: {
    200: json("The new link, if it must be passed on.", z.object({ link: invitationLinkSchema })),
    ...failures(404),
  },
} as const;

const sessions = {
  ...base,
  method: "delete",
  path: "/api/admin/users/{id}/sessions",
  summary: "Signs a person out everywhere",
} as const;

const totp = {
  ...base,
  method: "delete",
  path: "/api/admin/users/{id}/totp",
  summary: "Removes the authenticator app from the account of a person who lost it",
} as const;

const entry = { ...base, request: { params: idParam.extend({ entryId: idParam.shape.id }) } } as const;

const access = {
  ...base,
  method: "get",
  path: "/api/admin/users/{id}/access",
  fresh: undefined,
  summary: "A person's passkeys and personal tokens, without their secrets",
  responses: {
    200: json("Both.", userAccess),
    ...failures(404),
  },
} as const;

const passkey = {
  ...entry,
  method: "delete",
  path: "/api/admin/users/{id}/passkeys/{entryId}",
  summary: "Removes a person's passkey and notifies them",
} as const;

const token = {
  ...entry,
  method: "delete",
  path: "/api/admin/users/{id}/tokens/{entryId}",
  summary: "Revokes a person's token and notifies them",
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<
      typeof invitation | typeof sessions | typeof totp | typeof access | typeof passkey | typeof token
    > {}
}

export function helpUserApi(services: Services) {
  const api = newApi();
  adminRoute(api, services, invitation, async ({ c, actor }) => {
    const link = await inviteAgain(services, actor, c.req.valid("param").id);
    return c.json({ link: invitationLink(services.env, link) }, 200);
  });
  adminRoute(api, services, sessions, async ({ c, actor }) => {
    await signOutUser(services, actor, c.req.valid("param").id);
    return c.body(null, 204);
  });
  adminRoute(api, services, totp, async ({ c, actor }) => {
    await removeTotpOfUser(services, actor, c.req.valid("param").id);
    return c.body(null, 204);
  });
  adminRoute(api, services, access, async ({ c, actor }) =>
    c.json(await accessOfUser(services, actor, c.req.valid("param").id), 200),
  );
  adminRoute(api, services, passkey, async ({ c, actor }) => {
    const { id, entryId } = c.req.valid("param");
    await removePasskeyOfUser(services, actor, id, entryId);
    return c.body(null, 204);
  });
  adminRoute(api, services, token, async ({ c, actor }) => {
    const { id, entryId } = c.req.valid("param");
    await revokeTokenOfUser(services, actor, id, entryId);
    return c.body(null, 204);
  });
  return api;
}
