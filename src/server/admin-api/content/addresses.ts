import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { findAddresses } from "~/content/listing/find-addresses";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import type { EndpointsOf } from "../../api/endpoints";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { typesEditedBy } from "./types-seen-by";

const query = z.object({
  q: z.string().max(MAX_QUERY_LENGTH).default("").describe("Words that are all in the name or the address."),
});

const found = z.object({
  items: z.array(
    z.object({
      url: z.string(),
      title: z.string(),
      isPublic: z.boolean().describe("False if it is not published yet."),
    }),
  ),
});

const find = {
  method: "get",
  path: "/api/admin/addresses",
  access: "signedIn",
  request: { query },
  summary:
    "Whatever has an address on the site, by name or address: all that is public, and drafts that you may see",
  responses: {
    200: json("At most thirty, those first whose name begins with the words.", found),
    ...failures(422),
  },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof find> {}
}

/** `GET /api/admin/addresses`: the records that a link can lead to, of any type. */
export function addAddresses(api: OpenAPIHono<HonoEnv>, services: Services): void {
  adminRoute(api, services, find, async ({ c, actor }) => {
    const items = await findAddresses(services.db, c.req.valid("query").q, typesEditedBy(actor));
    return c.json({ items }, 200);
  });
}
