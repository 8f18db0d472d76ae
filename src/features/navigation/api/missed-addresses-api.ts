import { z } from "@hono/zod-openapi";
import { adminRoute } from "~/server/admin-api/admin-route";
import { done, pages } from "~/server/admin-api/common-schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { dismissMissed } from "../missed-addresses/dismiss-missed";
import { missedAddresses } from "../shared/missed-addresses";

const access = { anyOf: ["permissionRedirectManager"] } as const;
const path = "/api/admin/missed-addresses";

const missed = z.object({
  path: z.string(),
  count: z.int(),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  suggestion: z.object({ url: z.string(), title: z.string() }).nullable(),
});

export type MissedAddressResponse = z.output<typeof missed>;

const list = {
  method: "get",
  path,
  access,
  summary: "Missed addresses, most requested first, each with the page that was probably meant",
  request: { query: pages },
  responses: {
    200: json(
      "Counts, without anything about visitors.",
      z.object({ items: z.array(missed), total: z.int(), page: z.int(), pageSize: z.int() }),
    ),
    ...failures(422),
  },
} as const;

const dismiss = {
  method: "put",
  path: `${path}/aside`,
  access,
  summary: "Hides an address from the list until it is requested again",
  request: {
    body: {
      content: { "application/json": { schema: z.object({ path: z.string().min(1).max(500) }) } },
      required: true,
    },
  },
  responses: { 200: json("Put aside.", done), ...failures(404, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof list | typeof dismiss> {}
}

/** The API of missed addresses. Redirects are created like all other records. */
export function missedAddressesApi(services: Services) {
  const api = newApi();
  const { db, now } = services;

  adminRoute(api, services, list, async ({ c, actor }) => {
    const query = c.req.valid("query");
    const { items, total } = await missedAddresses(db, actor, query);
    const shown = items.map((item) => ({
      ...item,
      firstSeenAt: item.firstSeenAt.toISOString(),
      lastSeenAt: item.lastSeenAt.toISOString(),
    }));
    return c.json({ items: shown, total, ...query }, 200);
  });

  adminRoute(api, services, dismiss, async ({ c }) => {
    await dismissMissed(db, c.req.valid("json").path, now());
    return c.json({ ok: true as const }, 200);
  });
  return api;
}
