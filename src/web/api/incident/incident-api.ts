import { createRoute, z } from "@hono/zod-openapi";
import { shownIncident } from "../../incident/shown-incident";
import type { Services } from "../../services";
import { cachedJson } from "../cached-json";
import { json } from "../failures";
import { newApi } from "../new-api";

const state = z.object({
  active: z.boolean(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  until: z.iso.datetime().nullable(),
});

const route = createRoute({
  method: "get",
  path: "/incident.json",
  summary: "Whether there is an emergency that every page tells of, and what it says",
  responses: { 200: json("What holds now; to be kept by nobody.", state) },
});

/** What a browser asks that shows pages from its own store. */
export function incidentApi(services: Services) {
  const { db, now } = services;
  const api = newApi();
  api.openapi(route, async (c) => {
    const answer = await cachedJson(c, services, {}, async (page) => {
      const shown = await shownIncident({ db, now, page });
      if (!shown) return { active: false, title: "", text: "", url: "", until: null };
      const { linkLabel: _, ...incident } = shown;
      return { active: true, ...incident };
    });
    answer.headers.set("cache-control", "no-store");
    return answer;
  });
  return api;
}
