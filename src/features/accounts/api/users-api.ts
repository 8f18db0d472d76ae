import { z } from "@hono/zod-openapi";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import { inAddress } from "~/server/api/numbers";
import type { Services } from "~/server/services";
import { changeUser } from "../users/change-user";
import { deleteUser } from "../users/delete-user";
import { findUsers, userById, userSorts } from "../users/find-users";
import { inviteUser } from "../users/invite-user";
import { invitationLink } from "./invitation-link";
import { idParam, jsonBody, userChange, userInvitation, userRemoval } from "./requests";
import { invitationLinkSchema, userItem, userList } from "./schemas";

const base = {
  access: { anyOf: ["permissionUserManager", "permissionUserAdministrator"] },
  tag: "Users",
} as const;
const one = "/api/admin/users/{id}";
const item = z.object({ item: userItem });

const list = {
  ...base,
  method: "get",
  path: "/api/admin/users",
  people: "list",
  summary: "The staff",
  request: {
    query: z.object({
      q: z.string().max(MAX_QUERY_LENGTH).optional().describe("Part of a name or an address."),
      status: z.enum(["invited", "active", "disabled"]).optional(),
      sort: z.enum(userSorts).default("name"),
      page: inAddress.page,
      pageSize: inAddress.pageSize(200, 50),
    }),
  },
  responses: {
    200: json("A page of them.", userList),
    ...failures(422),
  },
} as const;

const show = {
  ...base,
  method: "get",
  path: one,
  summary: "One person",
  request: { params: idParam },
  responses: { 200: json("The person.", item), ...failures(404) },
} as const;

const invite = {
  ...base,
  method: "post",
  path: "/api/admin/users",
  fresh: true,
  summary: "Creates an account for a person and sends the invitation",
  request: jsonBody(userInvitation),
  responses: {
    201: json(
      "The person, and the link, if it must be passed on.",
      item.extend({ link: invitationLinkSchema }),
    ),
    ...failures(422),
  },
} as const;

const change = {
  ...base,
  method: "patch",
  path: one,
  fresh: true,
  summary: "Changes a person; a disabled person is signed out everywhere immediately",
  request: {
    params: idParam,
    ...jsonBody(userChange),
  },
  responses: { 200: json("The person, with the new revision.", item), ...failures(404, 409, 422) },
} as const;

const remove = {
  ...base,
  method: "delete",
  path: one,
  fresh: true,
  summary: "Deletes a person's account; histories keep their name",
  request: { params: idParam, ...jsonBody(userRemoval) },
  responses: { 204: { description: "Deleted." }, ...failures(404, 409, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<typeof list | typeof show | typeof invite | typeof change | typeof remove> {}
}

export function usersApi(services: Services) {
  const { db } = services;
  const api = newApi();
  adminRoute(api, services, list, async ({ c, user }) =>
    c.json(await findUsers(db, user, c.req.valid("query")), 200),
  );
  adminRoute(api, services, show, async ({ c, user }) =>
    c.json({ item: await userById(db, user, c.req.valid("param").id) }, 200),
  );
  adminRoute(api, services, invite, async ({ c, actor, user }) => {
    const { id, link } = await inviteUser(services, actor, c.req.valid("json"));
    return c.json({ item: await userById(db, user, id), link: invitationLink(services.env, link) }, 201);
  });
  adminRoute(api, services, change, async ({ c, actor, user }) => {
    const { id } = c.req.valid("param");
    await changeUser(services, actor, id, c.req.valid("json"));
    return c.json({ item: await userById(db, user, id) }, 200);
  });
  adminRoute(api, services, remove, async ({ c, actor }) => {
    await deleteUser(services, actor, c.req.valid("param").id, c.req.valid("json").revision);
    return c.body(null, 204);
  });
  return api;
}
