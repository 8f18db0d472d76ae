import { z } from "@hono/zod-openapi";
import { adminRoute } from "~/server/admin-api/admin-route";
import { idParam, jsonBody } from "~/server/admin-api/content/schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { changeRemainingClasses } from "../../series/change-remaining-classes";
import { repeatClass } from "../../series/repeat-class";
import { classItem, seriesIdOf, seriesItems } from "../../series/series-of";

const base = {
  access: { anyOf: ["permissionCHClassManager"] },
  path: "/api/admin/classes/{id}/series",
  tag: "Classes & Events",
} as const;

/** Two years of a weekly class. */
const MAX_DATES = 104;

const read = {
  ...base,
  method: "get",
  summary: "The dates of a class: itself, and the others of its series",
  request: { params: idParam },
  responses: {
    200: json(
      "The first date first.",
      z.object({
        items: z.array(
          z.object({
            id: z.uuid(),
            title: z.string(),
            startsAt: z.iso.datetime().nullable(),
            status: z.enum(["draft", "live", "changed", "trashed"]),
          }),
        ),
      }),
    ),
    ...failures(404),
  },
} as const;

const repeat = {
  ...base,
  method: "post",
  summary: "Repeats the class on other days, each as a class of its own",
  request: {
    params: idParam,
    ...jsonBody(
      z.strictObject({
        days: z.array(z.iso.date("Choose a day.")).min(1, "Choose at least one day.").max(MAX_DATES),
        publish: z.boolean().default(false),
      }),
    ),
  },
  responses: { 201: json("Made.", z.object({ made: z.int() })), ...failures(404, 422) },
} as const;

const rest = {
  ...base,
  method: "put",
  path: `${base.path}/rest`,
  summary: "Copies everything but the day to the later classes of the series",
  request: { params: idParam },
  responses: { 200: json("Changed.", z.object({ changed: z.int() })), ...failures(404, 409, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof read | typeof repeat | typeof rest> {}
}

export function seriesApi(services: Services) {
  const { db, env } = services;
  const api = newApi();
  adminRoute(api, services, read, async ({ c }) => {
    const item = await classItem(db, c.req.valid("param").id);
    const seriesId = await seriesIdOf(db, item.id);
    const all = seriesId ? await seriesItems(db, seriesId) : [item];
    const items = all.map(({ id, title, status, data }) => ({
      id,
      title,
      status: status ?? ("draft" as const),
      startsAt: typeof data.startsAt === "string" ? new Date(data.startsAt).toISOString() : null,
    }));
    return c.json({ items }, 200);
  });
  adminRoute(api, services, repeat, async ({ c, actor }) => {
    const context = { db, actor, timeZone: env.TZ_HOSPITAL };
    const made = await repeatClass(context, c.req.valid("param").id, c.req.valid("json"));
    return c.json({ made }, 201);
  });
  adminRoute(api, services, rest, async ({ c, actor }) => {
    const context = { db, actor, timeZone: env.TZ_HOSPITAL };
    return c.json({ changed: await changeRemainingClasses(context, c.req.valid("param").id) }, 200);
  });
  return api;
}
