import { createRoute, z } from "@hono/zod-openapi";
import { cachedJson } from "~/server/api/cached-json";
import type { EndpointsOf } from "~/server/api/endpoints";
import { json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { locationProfiles } from "../location/location-profile";
import { locationStaff } from "../location/location-staff";
import { locationResponse, locationResponseSchema, STAFF_OF_A_LOCATION } from "../location-response";

const route = createRoute({
  method: "get",
  path: "/api/location/list",
  summary: "Every place, the main hospital first, with whether it is open now",
  responses: { 200: json("The places.", z.object({ locations: z.array(locationResponseSchema) })) },
});

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof route> {}
}

export function locationApi(services: Services) {
  const { db, env, now } = services;
  const api = newApi();
  api.openapi(route, (c) =>
    cachedJson(c, services, {}, async ({ validUntil }) => {
      const profiles = await locationProfiles(db);
      const ids = profiles.map((profile) => profile.id);
      const staff = await locationStaff(db, ids, STAFF_OF_A_LOCATION);
      const locations = profiles.map((profile) => {
        const { location, until } = locationResponse(
          profile,
          staff.get(profile.id) ?? [],
          now(),
          env.TZ_HOSPITAL,
        );
        validUntil(until);
        return location;
      });
      return { locations };
    }),
  );
  return api;
}
