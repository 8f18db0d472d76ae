import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { checkItem } from "~/content/checklist/check-item";
import type { ContentType } from "~/content/define-content-type";
import { endPresence, heartbeat } from "~/content/heartbeat";
import { usesOf } from "~/content/indexes/uses-of";
import { checklist, presenceList, useList } from "~/content/item-schemas";
import { contentTypeNamed } from "~/content/registry";
import { idParam } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "../../api/endpoints";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayEdit } from "./access";
import { itemOf } from "./answer-item";
import { pathFor } from "./path-for";

const check = (type: ContentType) =>
  ({
    method: "get",
    path: pathFor("/api/admin/{type}/{id}/checklist", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    request: { params: idParam },
    summary: "What prevents publishing, and what could be better",
    responses: { 200: json("The publish checklist.", checklist), ...failures(404) },
  }) as const;

const findUses = (type: ContentType) =>
  ({
    method: "get",
    path: pathFor("/api/admin/{type}/{id}/uses", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    request: { params: idParam },
    summary: "Which records refer to it",
    responses: { 200: json("Where it is used, at most 500.", useList), ...failures(404) },
  }) as const;

const arrive = (type: ContentType) =>
  ({
    method: "put",
    path: pathFor("/api/admin/{type}/{id}/presence", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    request: { params: idParam },
    summary: "Reports that you have the record open; send it every ten seconds",
    responses: { 200: json("Who else has it open.", presenceList), ...failures(404) },
  }) as const;

const leave = (type: ContentType) =>
  ({
    method: "delete",
    path: pathFor("/api/admin/{type}/{id}/presence", { type: type.apiName }),
    tag: type.label.many,
    access: mayEdit(type),
    request: { params: idParam },
    summary: "Reports that you closed the record",
    responses: { 200: json("Nothing more.", z.object({ ok: z.literal(true) })), ...failures(404) },
  }) as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<
      | ReturnType<typeof check>
      | ReturnType<typeof findUses>
      | ReturnType<typeof arrive>
      | ReturnType<typeof leave>
    > {}
}

/** Endpoints for the editor of a record: its checklist, where it is used, and who else has it open. */
export function addChecks(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db, now } = services;

  adminRoute(api, services, check(type), async ({ c, actor }) => {
    const { item } = await itemOf(db, actor, type, c.req.valid("param").id);
    const checks = await checkItem(db, actor, type, item);
    return c.json({ publishable: checks.every((check) => check.severity !== "hard"), checks }, 200);
  });

  adminRoute(api, services, findUses(type), async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await itemOf(db, actor, type, id);
    const { uses, hidden } = await usesOf(db, actor, id);
    const named = uses.map((use) => ({ ...use, apiName: contentTypeNamed(use.type).apiName }));
    return c.json({ uses: named, hidden }, 200);
  });

  adminRoute(api, services, arrive(type), async ({ c, actor, user }) => {
    const { id } = c.req.valid("param");
    await itemOf(db, actor, type, id);
    return c.json({ others: await heartbeat(db, id, user, now()) }, 200);
  });

  adminRoute(api, services, leave(type), async ({ c, user }) => {
    await endPresence(db, c.req.valid("param").id, user.id);
    return c.json({ ok: true as const }, 200);
  });
}
