import type { OpenAPIHono } from "@hono/zod-openapi";
import { publishItem } from "~/content/actions/publish-item";
import { unpublishItem } from "~/content/actions/unpublish-item";
import type { ContentType } from "~/content/define-content-type";
import { itemAnswer } from "~/content/item-schemas";
import { idParam, jsonBody, named } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "../../api/endpoints";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayPublish } from "./access";
import { itemOf } from "./answer-item";
import { pathFor } from "./path-for";

const one = (type: ContentType) =>
  ({
    path: pathFor("/api/admin/{type}/{id}/publication", { type: type.apiName }),
    tag: type.label.many,
    access: mayPublish(type),
    request: { params: idParam, ...jsonBody(named) },
    responses: { 200: json("The new revision.", itemAnswer), ...failures(404, 409, 422) },
  }) as const;

const publish = (type: ContentType) =>
  ({ ...one(type), method: "post", summary: "Publishes the working copy" }) as const;

const unpublish = (type: ContentType) =>
  ({ ...one(type), method: "delete", summary: "Unpublishes it" }) as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<ReturnType<typeof publish> | ReturnType<typeof unpublish>> {}
}

/** `POST` and `DELETE …/{id}/publication`: publishes a record, or unpublishes it. */
export function addPublication(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db } = services;

  adminRoute(api, services, publish(type), async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await publishItem({ db, actor }, type, { id, ...c.req.valid("json") });
    return c.json(await itemOf(db, actor, type, id), 200);
  });

  adminRoute(api, services, unpublish(type), async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await unpublishItem({ db, actor }, type, { id, ...c.req.valid("json") });
    return c.json(await itemOf(db, actor, type, id), 200);
  });
}
