import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { describeType } from "~/content/describe-type";
import { json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { typesSeenBy } from "./types-seen-by";

const described = z.object({
  types: z.array(z.looseObject({ name: z.string(), apiName: z.string() })),
});

/** `GET /api/admin/types`: the types that the caller may see, with everything that lists and forms are made from. */
export function addTypes(api: OpenAPIHono<HonoEnv>, services: Services): void {
  adminRoute(
    api,
    services,
    {
      method: "get",
      path: "/api/admin/types",
      access: "signedIn",
      summary: "The content types that you may edit, or choose records of",
      responses: { 200: json("The types in the words of their definitions.", described) },
    },
    async ({ c, actor }) => {
      const types = typesSeenBy(actor).map((type) => {
        const description = describeType(type, actor);
        return type.describe?.(description, services.env.ADMIN_FEATURES) ?? description;
      });
      return c.json({ types: types.map((type) => ({ ...type })) }, 200);
    },
  );
}
