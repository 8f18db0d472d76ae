import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { describeType } from "~/content/describe-type";
import type { TypeDescription } from "~/content/description";
import type { EndpointsOf } from "../../api/endpoints";
import { json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { typesSeenBy } from "./types-seen-by";

/** Documents only the name of the type, not its properties. */
const described = z.custom<TypeDescription>().openapi({
  type: "object",
  properties: { name: { type: "string" }, apiName: { type: "string" } },
  required: ["name", "apiName"],
  additionalProperties: {},
});

const list = {
  method: "get",
  path: "/api/admin/types",
  access: "signedIn",
  summary: "The content types that you may edit, or choose records of",
  responses: {
    200: json("The types in the words of their definitions.", z.object({ types: z.array(described) })),
  },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof list> {}
}

/** `GET /api/admin/types`: the types that the caller may see, with everything for lists and forms. */
export function addTypes(api: OpenAPIHono<HonoEnv>, services: Services): void {
  adminRoute(api, services, list, async ({ c, actor }) => {
    const types = typesSeenBy(actor).map((type) => {
      const description = describeType(type, actor);
      return type.describe?.(description, services.env.ADMIN_FEATURES) ?? description;
    });
    return c.json({ types }, 200);
  });
}
