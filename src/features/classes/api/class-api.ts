import { createRoute, z } from "@hono/zod-openapi";
import { AppError } from "~/platform/errors/app-error";
import { cachedJson } from "~/server/api/cached-json";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { classById } from "../class/class-by-id";
import { classesBetween } from "../class/classes-between";
import { classResponse, classResponseSchema } from "../class-response";
import { offeredClasses } from "../offered-classes";
import { formField, formFields } from "../site/sign-up/form-fields";

const MAX_CLASSES = 200;
const moment = z.iso
  .datetime({
    offset: true,
    error: "Enter a date, or a date and time with its UTC offset, such as 2027-01-16T09:00:00-06:00.",
  })
  .or(z.iso.date());

const list = createRoute({
  method: "get",
  path: "/api/class",
  summary: "Classes and events to register for, the next first, with whether there is room",
  request: {
    query: z.object({
      type: z.string().max(100).optional().describe("The slug of a type."),
      from: moment.optional().describe("Classes that end after this; by default, now."),
      to: moment.optional().describe("Classes that begin before this."),
    }),
  },
  responses: {
    200: json(`The classes, ${MAX_CLASSES} at most.`, z.object({ classes: z.array(classResponseSchema) })),
    ...failures(422),
  },
});

const classWithForm = classResponseSchema.extend({ form: z.array(formField) });

const one = createRoute({
  method: "get",
  path: "/api/class/{id}",
  summary: "A class, with whether there is room and what its registration form asks",
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: json("The class.", z.object({ class: classWithForm })), ...failures(404) },
});

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof list | typeof one> {}
}

export function classApi(services: Services) {
  const { db, env, now } = services;
  const api = newApi();

  api.openapi(list, (c) => {
    const { type, from, to } = c.req.valid("query");
    return cachedJson(c, services, { type, from, to }, async (page) => {
      const period = { type, from: from ? new Date(from) : now(), to: to ? new Date(to) : undefined };
      const offered = await offeredClasses(
        services,
        page,
        await classesBetween(db, { ...period, limit: MAX_CLASSES }),
      );
      return { classes: offered.map((offer) => classResponse(offer, env.TZ_HOSPITAL)) };
    });
  });

  api.openapi(one, (c) => {
    const { id } = c.req.valid("param");
    return cachedJson(c, services, {}, async (page) => {
      const view = z.uuid().safeParse(id).success ? await classById(db, id) : undefined;
      const [offered] = view ? await offeredClasses(services, page, [view]) : [];
      if (!offered) throw new AppError("NOT_FOUND", "There is no such class.");
      return { class: { ...classResponse(offered, env.TZ_HOSPITAL), form: formFields(offered.view) } };
    });
  });
  return api;
}
