import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { checkItem } from "~/content/checklist/check-item";
import type { ContentType } from "~/content/define-content-type";
import { usesOf } from "~/content/indexes/uses-of";
import { endPresence, heartbeat } from "~/content/presence/heartbeat";
import { contentTypeNamed } from "~/content/registry";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayEdit } from "./access";
import { itemOf } from "./answer-item";
import { checklist, idParam, useList } from "./schemas";

const others = z.object({
  others: z.array(z.object({ userId: z.string(), name: z.string(), since: z.iso.datetime() })),
});

/** What is to be known of a record while it is edited: what prevents publishing, where it is used, who else has it open. */
export function addChecks(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db, now } = services;
  const path = `/api/admin/${type.apiName}/{id}`;
  const tags = [type.label.many];
  const access = mayEdit(type);
  const request = { params: idParam };

  adminRoute(
    api,
    services,
    {
      method: "get",
      path: `${path}/checklist`,
      tags,
      access,
      request,
      summary: "What prevents publishing, and what could be better",
      responses: { 200: json("The publish checklist.", checklist), ...failures(404) },
    },
    async ({ c, actor }) => {
      const { item } = await itemOf(db, actor, type, c.req.valid("param").id);
      const checks = await checkItem(db, actor, type, item);
      return c.json({ publishable: checks.every((check) => check.severity !== "hard"), checks }, 200);
    },
  );

  adminRoute(
    api,
    services,
    {
      method: "get",
      path: `${path}/uses`,
      tags,
      access,
      request,
      summary: "Which records refer to it",
      responses: { 200: json("Where it is used, at most 500.", useList), ...failures(404) },
    },
    async ({ c, actor }) => {
      const { id } = c.req.valid("param");
      await itemOf(db, actor, type, id);
      const { uses, hidden } = await usesOf(db, actor, id);
      const named = uses.map((use) => ({ ...use, apiName: contentTypeNamed(use.type).apiName }));
      return c.json({ uses: named, hidden }, 200);
    },
  );

  adminRoute(
    api,
    services,
    {
      method: "put",
      path: `${path}/presence`,
      tags,
      access,
      request,
      summary: "Says that you have it open; to be sent every ten seconds",
      responses: { 200: json("Who else has it open.", others), ...failures(404) },
    },
    async ({ c, actor, user }) => {
      const { id } = c.req.valid("param");
      await itemOf(db, actor, type, id);
      return c.json({ others: await heartbeat(db, id, user, now()) }, 200);
    },
  );

  adminRoute(
    api,
    services,
    {
      method: "delete",
      path: `${path}/presence`,
      tags,
      access,
      request,
      summary: "Says that you closed it",
      responses: { 200: json("Nothing more.", z.object({ ok: z.literal(true) })), ...failures(404) },
    },
    async ({ c, user }) => {
      await endPresence(db, c.req.valid("param").id, user.id);
      return c.json({ ok: true as const }, 200);
    },
  );
}
