import { z } from "@hono/zod-openapi";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { currentIncident, type Incident, pastIncidents } from "../current-incident";
import { endIncident } from "../end-incident";
import { incidentInput } from "../input";
import { setIncident } from "../set-incident";

const access = { anyOf: ["permissionSettingsManager", "permissionIncidentManager"] } as const;
const path = "/api/admin/incident";
const PAST = 5;

const incident = z.object({
  id: z.uuid(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  linkLabel: z.string(),
  closures: z.string(),
  textHome: z.boolean(),
  startedAt: z.iso.datetime(),
  startedBy: z.string(),
  endsAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});

export type IncidentResponse = z.output<typeof incident>;

const one = z.object({ incident });

const show = {
  method: "get",
  path,
  access,
  summary: "The current emergency notice, and earlier ones",
  responses: {
    200: json(
      "Null if there is no emergency.",
      z.object({ incident: incident.nullable(), past: z.array(incident) }),
    ),
  },
} as const;

const announce = {
  method: "put",
  path,
  access,
  summary: "Shows a notice on every page at once, or changes the current one",
  request: { body: { content: { "application/json": { schema: incidentInput } }, required: true } },
  responses: { 200: json("It is on every page.", one), ...failures(422) },
} as const;

const end = {
  method: "delete",
  path,
  access,
  summary: "Ends the emergency on every page, at once",
  responses: { 200: json("It is over.", z.object({ ok: z.literal(true) })) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof show | typeof announce | typeof end> {}
}

/** The staff API of incident mode. Requires no recent sign-in, because it must be fast in an emergency. */
export function adminIncidentApi(services: Services) {
  const api = newApi();
  const { db, now } = services;

  adminRoute(api, services, show, async ({ c }) => {
    const [current, past] = [await currentIncident(db, now()), await pastIncidents(db, now(), PAST)];
    return c.json({ incident: current && toResponse(current), past: past.map(toResponse) }, 200);
  });

  adminRoute(api, services, announce, async ({ c, actor }) =>
    c.json({ incident: toResponse(await setIncident(services, actor, c.req.valid("json"))) }, 200),
  );

  adminRoute(api, services, end, async ({ c, actor }) => {
    await endIncident(services, actor);
    return c.json({ ok: true as const }, 200);
  });
  return api;
}

function toResponse({ startedAt, endsAt, endedAt, ...rest }: Incident): IncidentResponse {
  return {
    ...rest,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}
