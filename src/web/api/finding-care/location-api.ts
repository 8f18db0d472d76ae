import { createRoute, z } from "@hono/zod-openapi";
import { locationProfiles } from "~/content/types/location/location-profile";
import { locationStaff } from "~/content/types/location/location-staff";

import type { Services } from "../../services";
import { cachedJson } from "../cached-json";
import { json } from "../failures";
import { newApi } from "../new-api";
import { locationOnTheWire, STAFF_OF_A_LOCATION, wireLocation } from "./wire-location";

const route = createRoute({
  method: "get",
  path: "/api/location/list",
  summary: "Every place, the main hospital first, with whether it is open now",
  responses: { 200: json("The places.", z.object({ locations: z.array(wireLocation) })) },
});

export function locationApi(services: Services) {
  const { db, env, now } = services;
  const api = newApi();
  api.openapi(route, (c) =>
    cachedJson(c, services, {}, async ({ reads, holdsUntil }) => {
      reads("location", "specialty", "provider", "image");
      const profiles = await locationProfiles(db);
      const ids = profiles.map((profile) => profile.id);
      const staff = await locationStaff(db, ids, STAFF_OF_A_LOCATION);
      const locations = profiles.map((profile) => {
        const { location, until } = locationOnTheWire(
          profile,
          staff.get(profile.id) ?? [],
          now(),
          env.TZ_HOSPITAL,
        );
        holdsUntil(until);
        return location;
      });
      return { locations };
    }),
  );
  return api;
}
