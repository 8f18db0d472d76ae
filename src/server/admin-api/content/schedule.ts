import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { requestReview } from "~/content/actions/request-review";
import { scheduleItem } from "~/content/actions/schedule-item";
import { unscheduleItem } from "~/content/actions/unschedule-item";
import type { ContentType } from "~/content/define-content-type";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayEdit, mayPublish } from "./access";
import { itemOf } from "./answer-item";
import { idParam, itemAnswer, jsonBody, named } from "./schemas";

const instant = z.iso
  .datetime({ offset: true })
  .transform((at) => new Date(at))
  .nullable()
  .default(null);

const times = named.extend({ publishAt: instant, unpublishAt: instant });

/** `PUT` and `DELETE …/{id}/schedule`, and `PUT …/{id}/review`. */
export function addSchedule(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db } = services;
  const path = `/api/admin/${type.apiName}/{id}/schedule`;
  const tags = [type.label.many];
  const responses = { 200: json("The record.", itemAnswer), ...failures(404, 409, 422) };

  adminRoute(
    api,
    services,
    {
      method: "put",
      path,
      tags,
      responses,
      access: mayPublish(type),
      summary: "Decides when it becomes public, when it stops being so, or both",
      request: { params: idParam, ...jsonBody(times) },
    },
    async ({ c, actor }) => {
      const { id } = c.req.valid("param");
      const { revision, publishAt, unpublishAt } = c.req.valid("json");
      await scheduleItem({ db, actor }, type, { id, revision }, { publishAt, unpublishAt });
      return c.json(await itemOf(db, actor, type, id), 200);
    },
  );

  adminRoute(
    api,
    services,
    {
      method: "delete",
      path,
      tags,
      responses,
      access: mayPublish(type),
      summary: "Forgets what was scheduled",
      request: { params: idParam, ...jsonBody(named) },
    },
    async ({ c, actor }) => {
      const { id } = c.req.valid("param");
      await unscheduleItem({ db, actor }, type, { id, ...c.req.valid("json") });
      return c.json(await itemOf(db, actor, type, id), 200);
    },
  );

  adminRoute(
    api,
    services,
    {
      method: "put",
      path: `/api/admin/${type.apiName}/{id}/review`,
      tags,
      responses,
      access: mayEdit(type),
      summary: "Asks somebody who may publish to look at it",
      request: { params: idParam, ...jsonBody(named) },
    },
    async ({ c, actor }) => {
      const { id } = c.req.valid("param");
      await requestReview({ db, actor }, type, { id, ...c.req.valid("json") });
      return c.json(await itemOf(db, actor, type, id), 200);
    },
  );
}
