import { z } from "@hono/zod-openapi";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { serviceStateSchema } from "./service-state";
import { serviceStates } from "./service-states";

const access = { anyOf: ["permissionSettingsManager"] } as const;

const list = {
  method: "get",
  path: "/api/admin/services",
  access,
  summary: "What the site is connected to, and which features are on",
  responses: {
    200: json(
      "States in words; no keys.",
      z.object({
        services: z.array(serviceStateSchema),
        features: z.array(z.object({ name: z.string(), on: z.boolean() })),
      }),
    ),
  },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof list> {}
}

/** The API of the connected services. Returns no secrets. */
export function servicesApi(services: Services) {
  const api = newApi();
  adminRoute(api, services, list, async ({ c }) =>
    c.json(serviceStates(services.env, (await services.visibility.current()).features), 200),
  );
  return api;
}
