import { createRoute, z } from "@hono/zod-openapi";
import { cachedJson } from "~/server/api/cached-json";
import type { EndpointsOf } from "~/server/api/endpoints";
import { json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { specialtyCards } from "../specialty/specialty-card";

const specialty = z
  .object({
    id: z.uuid(),
    name: z.string(),
    slug: z.string(),
    iconSrc: z.string().describe("Empty if the specialty has no icon."),
    iconAlt: z.string(),
    iconWidth: z.int().describe("In pixels."),
    iconHeight: z.int(),
  })
  .openapi("Specialty");

const route = createRoute({
  method: "get",
  path: "/api/specialty/list",
  summary: "Every specialty, by name",
  responses: { 200: json("The specialties.", z.object({ specialties: z.array(specialty) })) },
});

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof route> {}
}

export function specialtyApi(services: Services) {
  const api = newApi();
  api.openapi(route, (c) =>
    cachedJson(c, services, {}, async () => {
      const cards = await specialtyCards(services.db);
      return {
        specialties: cards.map(({ id, name, slug, icon }) => ({
          id,
          name,
          slug,
          iconSrc: icon?.src ?? "",
          iconAlt: icon?.alt ?? "",
          iconWidth: icon?.width ?? 0,
          iconHeight: icon?.height ?? 0,
        })),
      };
    }),
  );
  return api;
}
