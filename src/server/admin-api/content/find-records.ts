import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { findRecords } from "~/content/listing/find-records";
import { MAX_QUERY_LENGTH } from "~/platform/isomorphic/limits";
import type { EndpointsOf } from "../../api/endpoints";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";
import { jsonBody } from "./schemas";
import { typesEditedBy } from "./types-seen-by";

const MAX_RECORDS = 10;

const found = z.object({
  id: z.uuid(),
  apiName: z.string(),
  kind: z.string().describe("What it is: Provider, Page."),
  title: z.string(),
  status: z.string(),
});

const find = {
  method: "post",
  path: "/api/admin/records/search",
  access: "signedIn",
  summary: "Finds records of every type that you may edit, by words of their titles",
  // In the body, because the words may be a person's name, and proxies log addresses.
  request: jsonBody(
    z.strictObject({ q: z.string().trim().min(2).max(MAX_QUERY_LENGTH).describe("Words, all of them.") }),
  ),
  responses: {
    200: json("The best ten.", z.object({ items: z.array(found) })),
    ...failures(422),
  },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof find> {}
}

/** `POST /api/admin/records/search`: records of all types that the caller may edit. */
export function addFindRecords(api: OpenAPIHono<HonoEnv>, services: Services): void {
  adminRoute(api, services, find, async ({ c, actor }) => {
    const visibility = await services.visibility.current();
    const types = typesEditedBy(actor).filter(
      ({ singleton, feature }) => !singleton && visibility.shows(feature),
    );
    const names = types.map(({ name }) => name);
    const records = await findRecords(services.db, names, { q: c.req.valid("json").q, limit: MAX_RECORDS });
    const items = records.flatMap(({ id, type: name, title, status }) => {
      const type = types.find((one) => one.name === name);
      return type ? [{ id, apiName: type.apiName, kind: type.label.one, title, status }] : [];
    });
    return c.json({ items }, 200);
  });
}
