import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { duplicateItem } from "~/content/actions/duplicate-item";
import { restoreItem } from "~/content/actions/restore-item";
import type { ContentType } from "~/content/define-content-type";
import { itemAnswer } from "~/content/item-schemas";
import { idParam, jsonBody, named } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "../../api/endpoints";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayEdit } from "./access";
import { itemOf } from "./answer-item";
import { pathFor } from "./path-for";

const duplicate = (type: ContentType) =>
  ({
    method: "post",
    path: pathFor("/api/admin/{type}/{id}/duplicate", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    summary: "Creates a draft with the same values",
    request: { params: idParam },
    responses: { 201: json("The copy.", itemAnswer), ...failures(404, 409, 422) },
  }) as const;

const restore = (type: ContentType) =>
  ({
    method: "post",
    path: pathFor("/api/admin/{type}/{id}/restoration", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    summary: "Takes it out of the trash or back to the site, with the published state that it had",
    request: {
      params: idParam,
      ...jsonBody(named.extend({ asDraft: z.boolean().default(false).describe("Leaves it off the site.") })),
    },
    responses: { 200: json("The record.", itemAnswer), ...failures(400, 404, 409, 422) },
  }) as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<ReturnType<typeof duplicate> | ReturnType<typeof restore>> {}
}

/** `POST …/{id}/duplicate`, and `POST …/{id}/restoration` from the trash or back to the site. */
export function addCopies(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db } = services;

  adminRoute(api, services, duplicate(type), async ({ c, actor }) => {
    const copy = await duplicateItem({ db, actor }, type, c.req.valid("param").id);
    return c.json(await itemOf(db, actor, type, copy.id), 201);
  });

  adminRoute(api, services, restore(type), async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    const { revision, asDraft } = c.req.valid("json");
    await restoreItem({ db, actor }, type, { id, revision }, { asDraft });
    return c.json(await itemOf(db, actor, type, id), 200);
  });
}
