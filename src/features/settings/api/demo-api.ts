import { z } from "@hono/zod-openapi";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";

/** Only administrators: the demo has records in all areas of the site. */
const access = { anyOf: [] } as const;

const record = z.object({
  id: z.uuid(),
  revision: z.int(),
  kind: z.string().describe("The label of its type, such as “Provider”."),
  title: z.string(),
  href: z.string().describe("Its screen in the admin area."),
  reason: z
    .enum(["changed", "people", "needed"])
    .describe("Staff changed it; people used it; or a record that stays needs it."),
});

const report = z.object({
  goes: z.array(z.object({ kind: z.string(), count: z.int() })),
  stays: z.array(record),
});

export type DemoReportResponse = z.output<typeof report>;
export type StayingRecord = z.output<typeof record>;

const ticks = z.object({
  alsoRemove: z
    .array(z.object({ id: z.uuid(), revision: z.int() }))
    .max(2_000)
    .describe("Changed records that go all the same, at the revision that was read."),
});

const outcome = z.object({ removed: z.int(), kept: z.int() });

const show = {
  method: "get",
  path: "/api/admin/demo",
  access,
  summary: "What clearing the demo hospital would remove and keep",
  responses: { 200: json("Nothing is changed.", report) },
} as const;

const clear = {
  method: "post",
  path: "/api/admin/demo/clear",
  access,
  fresh: true,
  summary: "Removes the demo hospital, and keeps what staff changed",
  request: { body: { content: { "application/json": { schema: ticks } }, required: true } },
  responses: { 200: json("How many were removed, and how many stay.", outcome), ...failures(422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof show | typeof clear> {}
}

export function demoApi(services: Services) {
  const api = newApi();

  adminRoute(api, services, show, async ({ c }) => c.json(await services.demo.report(), 200));

  adminRoute(api, services, clear, async ({ c, actor }) =>
    c.json(await services.demo.clear(actor, c.req.valid("json").alsoRemove), 200),
  );
  return api;
}
