import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { itemStatus } from "~/content/item-schemas";
import { presentItem } from "~/content/listing/present-items";
import { mayOpen } from "~/content/may-open";
import { contentTypes } from "~/content/registry";
import type { EndpointsOf } from "../../api/endpoints";
import { failures, json } from "../../api/failures";
import type { HonoEnv } from "../../hono-env";
import type { Services } from "../../services";
import { adminRoute } from "../admin-route";

const query = z.object({
  type: z.string().max(100).describe("The name of the type's endpoints."),
  id: z.uuid(),
});

const answer = z.object({
  record: z
    .object({ status: itemStatus, isScheduled: z.boolean() })
    .nullable()
    .describe("Null if there is none, or you may not open it."),
});

export type PageRecordResponse = z.output<typeof answer>;

const show = {
  method: "get",
  path: "/api/admin/page-record",
  access: "signedIn",
  request: { query },
  summary: "The state of the record behind a public page",
  responses: { 200: json("How it stands.", answer), ...failures(422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof show> {}
}

/** `GET /api/admin/page-record`: for the staff toolbar on public pages. */
export function addPageRecord(api: OpenAPIHono<HonoEnv>, services: Services): void {
  adminRoute(api, services, show, async ({ c, actor }) => {
    const { type: apiName, id } = c.req.valid("query");
    const type = contentTypes().find((one) => one.apiName === apiName);
    const item = type && mayOpen(actor, type) && (await presentItem(services.db, actor, type, id));
    const record = item ? { status: item.status, isScheduled: item.schedule !== null } : null;
    return c.json({ record }, 200);
  });
}
