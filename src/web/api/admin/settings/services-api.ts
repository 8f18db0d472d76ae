import { z } from "@hono/zod-openapi";
import type { Services } from "../../../services";
import { json } from "../../failures";
import { newApi } from "../../new-api";
import { adminRoute } from "../admin-route";
import { serviceStates } from "./service-states";

const access = { anyOf: ["permissionSettingsManager"] } as const;

const service = z.object({
  name: z.string(),
  state: z.enum(["on", "own", "test", "off"]),
  says: z.string(),
  settings: z.array(z.string()).describe("The names of the environment's settings, never their values."),
});

export type ServiceState = z.output<typeof service>;

/** What the site is connected to, as whoever runs it set it up. Secrets stay where they are. */
export function servicesApi(services: Services) {
  const api = newApi();
  adminRoute(
    api,
    services,
    {
      ...{ method: "get", path: "/api/admin/services", access },
      summary: "What the site is connected to, and which features are on",
      responses: {
        200: json(
          "States in words; no keys.",
          z.object({
            services: z.array(service),
            features: z.array(z.object({ name: z.string(), on: z.boolean() })),
          }),
        ),
      },
    },
    async ({ c }) => c.json(serviceStates(services.env, (await services.visibility.current()).features), 200),
  );
  return api;
}
