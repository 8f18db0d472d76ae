import type { OpenAPIHono } from "@hono/zod-openapi";
import { publishItem } from "~/content/actions/publish-item";
import { unpublishItem } from "~/content/actions/unpublish-item";
import type { ContentType } from "~/content/define-content-type";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayPublish } from "./access";
import { itemOf } from "./answer-item";
import { idParam, itemAnswer, jsonBody, named } from "./schemas";

/** `POST` and `DELETE …/{id}/publication`: a record becomes public, or stops being so. */
export function addPublication(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db } = services;
  const shared = {
    path: `/api/admin/${type.apiName}/{id}/publication`,
    tags: [type.label.many],
    access: mayPublish(type),
    request: { params: idParam, ...jsonBody(named) },
    responses: { 200: json("The new revision.", itemAnswer), ...failures(404, 409, 422) },
  };
  const actions = [
    { method: "post", summary: "Publishes the working copy", act: publishItem },
    { method: "delete", summary: "Takes it off the public site", act: unpublishItem },
  ] as const;
  for (const { method, summary, act } of actions) {
    adminRoute(api, services, { ...shared, method, summary }, async ({ c, actor }) => {
      const { id } = c.req.valid("param");
      await act({ db, actor }, type, { id, ...c.req.valid("json") });
      return c.json(await itemOf(db, actor, type, id), 200);
    });
  }
}
