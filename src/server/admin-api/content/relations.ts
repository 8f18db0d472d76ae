import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { changeRelation } from "~/content/actions/change-relation";
import type { ContentType, Relation } from "~/content/define-content-type";
import { relationList } from "~/content/item-schemas";
import { readRelation } from "~/content/read-relation";
import { contentTypeNamed } from "~/content/registry";
import { idParam, jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "../../api/endpoints";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayEdit } from "./access";
import { itemOf } from "./answer-item";
import { pathFor } from "./path-for";

const order = z.strictObject({
  version: z.string().max(40).describe("Of the list that was read."),
  ids: z.array(z.uuid()).max(5_000).describe("The whole list, in order."),
});

const holdersOf = ({ holder }: Relation) => contentTypeNamed(holder).label.many.toLowerCase();

const show = (type: ContentType, relation: Relation) =>
  ({
    method: "get",
    path: pathFor("/api/admin/{type}/{id}/relations/{relation}", {
      type: type.apiName,
      relation: relation.name,
    }),
    tag: type.label.many,
    access: mayEdit(type),
    summary: `Its ${holdersOf(relation)}, in order`,
    request: { params: idParam },
    responses: { 200: json("The list.", relationList), ...failures(404) },
  }) as const;

const change = (type: ContentType, relation: Relation) =>
  ({
    method: "put",
    path: pathFor("/api/admin/{type}/{id}/relations/{relation}", {
      type: type.apiName,
      relation: relation.name,
    }),
    tag: type.label.many,
    access: mayEdit(type),
    summary: `Changes which ${holdersOf(relation)} it has, and their order`,
    request: { params: idParam, ...jsonBody(order) },
    responses: { 200: json("The list as it is now.", relationList), ...failures(404, 409, 422) },
  }) as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<ReturnType<typeof show> | ReturnType<typeof change>> {}
}

/** `GET` and `PUT …/{id}/relations/{name}`: the records that refer to a record, edited from its side. */
export function addRelations(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db } = services;
  for (const relation of type.relations ?? []) {
    adminRoute(api, services, show(type, relation), async ({ c, actor }) => {
      const { id } = c.req.valid("param");
      await itemOf(db, actor, type, id);
      return c.json(await readRelation(db, actor, relation, id), 200);
    });

    adminRoute(api, services, change(type, relation), async ({ c, actor }) => {
      const { id } = c.req.valid("param");
      const { version, ids } = c.req.valid("json");
      const owner = { id, relation: relation.name, version };
      return c.json(await changeRelation({ db, actor }, type, owner, ids), 200);
    });
  }
}
