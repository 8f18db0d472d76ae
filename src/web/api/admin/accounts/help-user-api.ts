import { inviteAgain, removeTotpOfUser, signOutUser } from "~/domain/accounts/users/help-user";
import type { Services } from "../../../services";
import { failures } from "../../failures";
import { newApi } from "../../new-api";
import { adminRoute } from "../admin-route";
import { idParam } from "./wire-schemas";

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
  summary: "Sends a person's invitation again; the earlier link works no longer",
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
  summary: "Takes the authenticator app off the account of a person who lost it",
} as const;

/** What somebody who looks after users does for a colleague. */
export function helpUserApi(services: Services) {
  const api = newApi();
  adminRoute(api, services, invitation, async ({ c, actor }) => {
    await inviteAgain(services, actor, c.req.valid("param").id, c.get("origin"));
    return c.body(null, 204);
  });
  adminRoute(api, services, sessions, async ({ c, actor }) => {
    await signOutUser(services, actor, c.req.valid("param").id);
    return c.body(null, 204);
  });
  adminRoute(api, services, totp, async ({ c, actor }) => {
    await removeTotpOfUser(services, actor, c.req.valid("param").id, c.get("origin"));
    return c.body(null, 204);
  });
  return api;
}
