import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { restoreRevision } from "~/content/actions/restore-item";
import type { ContentType } from "~/content/define-content-type";
import { revisionOf, revisionsOf } from "~/content/history/revisions";
import { failures, json } from "../../api/failures";
import { inAddress } from "../../api/numbers";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayEdit } from "./access";
import { itemOf } from "./answer-item";
import { idParam, itemAnswer, jsonBody, named, revisionAnswer, revisionList } from "./schemas";

const revisionParam = idParam.extend({ n: inAddress.revision });

/** `GET …/{id}/revisions`, `GET …/revisions/{n}` and `POST …/revisions/{n}/restoration`. */
export function addHistory(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db } = services;
  const path = `/api/admin/${type.apiName}/{id}/revisions`;
  const tags = [type.label.many];
  const access = mayEdit(type);

  adminRoute(
    api,
    services,
    {
      method: "get",
      path,
      tags,
      access,
      summary: "Its history, the newest first",
      request: {
        params: idParam,
        query: z.object({ page: inAddress.page }),
      },
      responses: { 200: json("Who did what when.", revisionList), ...failures(404) },
    },
    async ({ c, actor }) => {
      const { id } = c.req.valid("param");
      await itemOf(db, actor, type, id);
      return c.json(await revisionsOf(db, type, id, c.req.valid("query").page), 200);
    },
  );

  adminRoute(
    api,
    services,
    {
      method: "get",
      path: `${path}/{n}`,
      tags,
      access,
      summary: "One revision, and what it changed",
      request: { params: revisionParam },
      responses: { 200: json("Its values and changes.", revisionAnswer), ...failures(404) },
    },
    async ({ c, actor }) => {
      const { id, n } = c.req.valid("param");
      return c.json({ revision: await revisionOf(db, actor, type, id, n) }, 200);
    },
  );

  adminRoute(
    api,
    services,
    {
      method: "post",
      path: `${path}/{n}/restoration`,
      tags,
      access,
      summary: "Makes an earlier revision the working copy again",
      request: { params: revisionParam, ...jsonBody(named) },
      responses: { 200: json("The new revision.", itemAnswer), ...failures(404, 409, 422) },
    },
    async ({ c, actor }) => {
      const { id, n } = c.req.valid("param");
      await restoreRevision({ db, actor }, type, { id, ...c.req.valid("json") }, n);
      return c.json(await itemOf(db, actor, type, id), 200);
    },
  );
}
