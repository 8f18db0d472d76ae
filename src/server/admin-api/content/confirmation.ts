import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ContentType } from "~/content/define-content-type";
import { itemAnswer } from "~/content/item-schemas";
import { confirmItem } from "~/content/review/confirm-item";
import { dayAt } from "~/content/values/day-at";
import { idParam, jsonBody, named } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "../../api/endpoints";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayEdit } from "./access";
import { itemOf } from "./answer-item";
import { pathFor } from "./path-for";

const confirm = (type: ContentType) =>
  ({
    method: "post",
    path: pathFor("/api/admin/{type}/{id}/confirmation", { type: type.apiName }),
    summary: "Confirms that the record is still correct",
    tag: type.label.many,
    access: mayEdit(type),
    request: { params: idParam, ...jsonBody(named) },
    responses: { 200: json("The record, looked at.", itemAnswer), ...failures(400, 404, 409, 422) },
  }) as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<ReturnType<typeof confirm>> {}
}

/** `POST …/{id}/confirmation`: confirms that the published facts of a record are still right. */
export function addConfirmation(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  if (!type.review) return;
  const { db, env, now } = services;
  adminRoute(api, services, confirm(type), async ({ c, actor }) => {
    const target = { id: c.req.valid("param").id, ...c.req.valid("json") };
    await confirmItem({ db, actor }, type, target, dayAt(now(), env.TZ_HOSPITAL).iso);
    return c.json(await itemOf(db, actor, type, target.id), 200);
  });
}
