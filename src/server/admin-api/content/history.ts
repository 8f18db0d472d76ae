import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { restoreRevision } from "~/content/actions/restore-item";
import type { ContentType } from "~/content/define-content-type";
import { revisionOf, revisionsOf } from "~/content/history/revisions";
import { itemAnswer, revisionAnswer, revisionList } from "~/content/item-schemas";
import { idParam, jsonBody, named } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "../../api/endpoints";
import { failures, json } from "../../api/failures";
import { inAddress } from "../../api/numbers";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayEdit } from "./access";
import { itemOf } from "./answer-item";
import { pathFor } from "./path-for";

const revisionParam = idParam.extend({ n: inAddress.revision });

const list = (type: ContentType) =>
  ({
    method: "get",
    path: pathFor("/api/admin/{type}/{id}/revisions", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    summary: "Its history, the newest first",
    request: {
      params: idParam,
      query: z.object({ page: inAddress.page }),
    },
    responses: { 200: json("Who did what when.", revisionList), ...failures(404) },
  }) as const;

const show = (type: ContentType) =>
  ({
    method: "get",
    path: pathFor("/api/admin/{type}/{id}/revisions/{n}", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    summary: "One revision, and what it changed",
    request: { params: revisionParam },
    responses: { 200: json("Its values and changes.", revisionAnswer), ...failures(404) },
  }) as const;

const restore = (type: ContentType) =>
  ({
    method: "post",
    path: pathFor("/api/admin/{type}/{id}/revisions/{n}/restoration", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    summary: "Makes an earlier revision the working copy again",
    request: { params: revisionParam, ...jsonBody(named) },
    responses: { 200: json("The new revision.", itemAnswer), ...failures(404, 409, 422) },
  }) as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<ReturnType<typeof list> | ReturnType<typeof show> | ReturnType<typeof restore>> {}
}

/** `GET …/{id}/revisions`, `GET …/revisions/{n}` and `POST …/revisions/{n}/restoration`. */
export function addHistory(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db } = services;

  adminRoute(api, services, list(type), async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await itemOf(db, actor, type, id);
    return c.json(await revisionsOf(db, type, id, c.req.valid("query").page), 200);
  });

  adminRoute(api, services, show(type), async ({ c, actor }) => {
    const { id, n } = c.req.valid("param");
    return c.json({ revision: await revisionOf(db, actor, type, id, n) }, 200);
  });

  adminRoute(api, services, restore(type), async ({ c, actor }) => {
    const { id, n } = c.req.valid("param");
    await restoreRevision({ db, actor }, type, { id, ...c.req.valid("json") }, n);
    return c.json(await itemOf(db, actor, type, id), 200);
  });
}
