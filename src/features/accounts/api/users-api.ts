import { z } from "@hono/zod-openapi";
import { adminRoute } from "~/server/admin-api/admin-route";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import { inAddress, inBody } from "~/server/api/numbers";
import type { Services } from "~/server/services";
import { changeUser } from "../users/change-user";
import { deleteUser } from "../users/delete-user";
import { findUsers, userById, userSorts } from "../users/find-users";
import { inviteUser } from "../users/invite-user";
import { idParam, jsonBody, newEmail, optionalPermissions, personName, userItemSchema } from "./wire-schemas";

const base = {
  access: { anyOf: ["permissionUserManager", "permissionUserAdministrator"] },
  tag: "Users",
} as const;
const one = "/api/admin/users/{id}";
const item = z.object({ item: userItemSchema });
const { revision } = inBody;

const list = {
  ...base,
  method: "get",
  path: "/api/admin/users",
  people: "list",
  summary: "The people of the staff",
  request: {
    query: z.object({
      q: z.string().max(200).optional().describe("Part of a name or an address."),
      status: z.enum(["invited", "active", "disabled"]).optional(),
      sort: z.enum(userSorts).default("name"),
      page: inAddress.page,
      pageSize: inAddress.pageSize(200, 50),
    }),
  },
  responses: {
    200: json(
      "A page of them.",
      z.object({ items: z.array(userItemSchema), total: z.int(), page: z.int(), pageSize: z.int() }),
    ),
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
  summary: "Makes an account for a person and sends the invitation",
  request: jsonBody(
    z
      .object({
        email: newEmail,
        name: personName,
        isAdmin: z.boolean().default(true).describe("Whether the person may enter the admin area."),
      })
      .extend(optionalPermissions.shape),
  ),
  responses: { 201: json("The person.", item), ...failures(422) },
} as const;

const change = {
  ...base,
  method: "patch",
  path: one,
  fresh: true,
  summary: "Changes a person; who is disabled is signed out everywhere at once",
  request: {
    params: idParam,
    ...jsonBody(
      z
        .object({
          revision,
          email: newEmail.optional(),
          name: personName.optional(),
          isAdmin: z.boolean().optional(),
          disabled: z.boolean().optional(),
        })
        .extend(optionalPermissions.shape),
    ),
  },
  responses: { 200: json("The person, with the new revision.", item), ...failures(404, 409, 422) },
} as const;

const remove = {
  ...base,
  method: "delete",
  path: one,
  fresh: true,
  summary: "Deletes a person's account; what they did stays in histories under their name",
  request: { params: idParam, ...jsonBody(z.object({ revision })) },
  responses: { 204: { description: "Deleted." }, ...failures(404, 409, 422) },
} as const;

/** The people of the staff and what they may do. */
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
    const id = await inviteUser(services, actor, c.req.valid("json"));
    return c.json({ item: await userById(db, user, id) }, 201);
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
