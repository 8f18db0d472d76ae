import { createRoute, z } from "@hono/zod-openapi";
import type { EndpointsOf } from "~/server/api/endpoints";
import { json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import { EMERGENCY_NOTICE } from "~/server/isomorphic/emergency-notice";
import type { Services } from "~/server/services";
import { shownIncident, withVisibleLink } from "../site/shown-incident";

const state = z.object({
  active: z.boolean(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  until: z.iso.datetime().nullable(),
});

const route = createRoute({
  method: "get",
  path: EMERGENCY_NOTICE,
  summary: "The emergency notice of every page, if there is one",
  responses: { 200: json("The current state; not to be cached.", state) },
});

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof route> {}
}

/** For browsers that show stored pages offline. Responds from memory, even if the database is down. */
export function incidentApi({ incident, now, visibility }: Services) {
  const api = newApi();
  api.openapi(route, async (c) => {
    const shown = withVisibleLink(shownIncident(await incident.current(), now()), await visibility.current());
    const { title = "", text = "", url = "", until = null } = shown ?? {};
    return c.json({ active: shown !== null, title, text, url, until }, 200, { "cache-control": "no-store" });
  });
  return api;
}
