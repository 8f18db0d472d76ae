import type { OpenAPIHono } from "@hono/zod-openapi";
import { hasSlugOfTitle } from "~/content/actions/free-slug";
import { saveDraft } from "~/content/actions/save-draft";
import { trashItem } from "~/content/actions/trash-item";
import type { ContentType } from "~/content/define-content-type";
import { itemAnswer } from "~/content/item-schemas";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { changes, idParam, jsonBody, named } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "../../api/endpoints";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { idempotencyHeader, onceFor } from "../once-for";
import { mayEdit, mayPublish } from "./access";
import { itemAt, itemOf } from "./answer-item";
import { pathFor } from "./path-for";
import { refuseReadOnly } from "./refuse-read-only";

const show = (type: ContentType) =>
  ({
    method: "get",
    path: pathFor("/api/admin/{type}/{id}", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    summary: "One record",
    request: { params: idParam },
    responses: { 200: json("The working copy.", itemAnswer), ...failures(404) },
  }) as const;

const change = (type: ContentType) =>
  ({
    method: "patch",
    path: pathFor("/api/admin/{type}/{id}", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    summary: "Saves changes to the working copy",
    request: { params: idParam, headers: idempotencyHeader, ...jsonBody(changes) },
    responses: { 200: json("The new revision.", itemAnswer), ...failures(404, 409, 422) },
  }) as const;

const remove = (type: ContentType) =>
  ({
    method: "delete",
    path: pathFor("/api/admin/{type}/{id}", { type: type.apiName }),
    tag: type.label.many,
    access: mayPublish(type),
    summary: "Moves it to the trash",
    request: { params: idParam, ...jsonBody(named) },
    responses: { 200: json("The record, in the trash.", itemAnswer), ...failures(404, 409, 422) },
  }) as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<ReturnType<typeof show> | ReturnType<typeof change> | ReturnType<typeof remove>> {}
}

/** `GET`, `PATCH` and `DELETE /api/admin/{apiName}/{id}`. */
export function addItem(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db } = services;
  const content = domainServices(services, services.env);

  adminRoute(api, services, show(type), async ({ c, actor }) =>
    c.json(await itemOf(db, actor, type, c.req.valid("param").id), 200),
  );

  adminRoute(api, services, change(type), async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    const { revision, data } = c.req.valid("json");
    const key = c.req.valid("header")["idempotency-key"];
    const saved = await onceFor(content, { actor, id, key }, async (inside) => {
      const { item } = await itemOf(inside.db, actor, type, id);
      refuseReadOnly(type, data, item.data);
      const suggestsSlug = hasSlugOfTitle(type, { ...item.data, ...data });
      const options = { suggestsSlug };
      const next = await saveDraft({ db: inside.db, actor }, type, { id, revision }, data, options);
      return next.revision;
    });
    return c.json({ item: await itemAt(db, actor, type, { id, revision: saved }) }, 200);
  });

  adminRoute(api, services, remove(type), async ({ c, actor }) => {
    if (type.singleton) throw new AppError("BAD_REQUEST", `${type.label.one} cannot be trashed.`);
    const { id } = c.req.valid("param");
    await trashItem({ db, actor }, type, { id, ...c.req.valid("json") });
    return c.json(await itemOf(db, actor, type, id), 200);
  });
}
