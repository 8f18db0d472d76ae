import { createRoute, z } from "@hono/zod-openapi";
import { AppError } from "~/platform/errors/app-error";
import { cachedJson } from "~/server/api/cached-json";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { locationStaff } from "../location/location-staff";
import { STAFF_OF_A_LOCATION } from "../location-response";
import { providerById } from "../provider/provider-profile";
import { staffMemberResponse, staffMemberResponseSchema } from "../staff-member-response";

const route = createRoute({
  method: "get",
  path: "/api/staff-member/{id}",
  summary: "A provider, with the locations where they see patients",
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: json("The provider.", z.object({ staffMember: staffMemberResponseSchema })),
    ...failures(404),
  },
});

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof route> {}
}

export function staffMemberApi(services: Services) {
  const { db, env, now } = services;
  const api = newApi();
  api.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    return cachedJson(c, services, {}, async ({ validUntil }) => {
      const profile = z.uuid().safeParse(id).success ? await providerById(db, id) : undefined;
      if (!profile) throw new AppError("NOT_FOUND", "There is no such provider.");
      const ids = profile.locations.map((location) => location.id);
      const colleagues = await locationStaff(db, ids, STAFF_OF_A_LOCATION);
      const { staffMember, until } = staffMemberResponse(profile, colleagues, now(), env.TZ_HOSPITAL);
      for (const instant of until) validUntil(instant);
      return { staffMember };
    });
  });
  return api;
}
