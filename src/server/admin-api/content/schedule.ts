import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { requestReview } from "~/content/actions/request-review";
import { scheduleItem } from "~/content/actions/schedule-item";
import { unscheduleItem } from "~/content/actions/unschedule-item";
import type { ContentType } from "~/content/define-content-type";
import { itemAnswer } from "~/content/item-schemas";
import { idParam, jsonBody, named } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "../../api/endpoints";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { mayEdit, mayPublish } from "./access";
import { itemOf } from "./answer-item";
import { pathFor } from "./path-for";

const instant = z.iso
  .datetime({ offset: true })
  .transform((at) => new Date(at))
  .nullable()
  .default(null);

const times = named.extend({ publishAt: instant, unpublishAt: instant });

const responses = { 200: json("The record.", itemAnswer), ...failures(404, 409, 422) };

const schedule = (type: ContentType) =>
  ({
    method: "put",
    path: pathFor("/api/admin/{type}/{id}/schedule", { type: type.apiName }),
    tag: type.label.many,
    responses,
    access: mayPublish(type),
    summary: "Schedules when it is published, unpublished, or both",
    request: { params: idParam, ...jsonBody(times) },
  }) as const;

const unschedule = (type: ContentType) =>
  ({
    method: "delete",
    path: pathFor("/api/admin/{type}/{id}/schedule", { type: type.apiName }),
    tag: type.label.many,
    responses,
    access: mayPublish(type),
    summary: "Removes the schedule",
    request: { params: idParam, ...jsonBody(named) },
  }) as const;

const askForReview = (type: ContentType) =>
  ({
    method: "put",
    path: pathFor("/api/admin/{type}/{id}/review", { type: type.apiName }),
    tag: type.label.many,
    responses,
    access: mayEdit(type),
    summary: "Asks the people who may publish for a review",
    request: { params: idParam, ...jsonBody(named) },
  }) as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<
      ReturnType<typeof schedule> | ReturnType<typeof unschedule> | ReturnType<typeof askForReview>
    > {}
}

/** `PUT` and `DELETE …/{id}/schedule`, and `PUT …/{id}/review`. */
export function addSchedule(api: OpenAPIHono<HonoEnv>, services: Services, type: ContentType): void {
  const { db } = services;

  adminRoute(api, services, schedule(type), async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    const { revision, publishAt, unpublishAt } = c.req.valid("json");
    await scheduleItem({ db, actor }, type, { id, revision }, { publishAt, unpublishAt });
    return c.json(await itemOf(db, actor, type, id), 200);
  });

  adminRoute(api, services, unschedule(type), async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await unscheduleItem({ db, actor }, type, { id, ...c.req.valid("json") });
    return c.json(await itemOf(db, actor, type, id), 200);
  });

  adminRoute(api, services, askForReview(type), async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await requestReview({ db, actor }, type, { id, ...c.req.valid("json") });
    return c.json(await itemOf(db, actor, type, id), 200);
  });
}
