import { z } from "@hono/zod-openapi";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { lockPasswordLimits } from "../site-lock/password-limits";
import { setSiteLock } from "../site-lock/set-site-lock";
import { type SiteLock, siteLock } from "../site-lock/site-lock";

const access = { anyOf: ["permissionSettingsManager"] } as const;
const path = "/api/admin/site-lock";

const state = z.object({
  locked: z.boolean(),
  hasPassword: z.boolean(),
  changedAt: z.iso.datetime().nullable(),
});

export type SiteLockResponse = z.output<typeof state>;

const change = z.object({
  locked: z.boolean(),
  password: z
    .string()
    .max(lockPasswordLimits.longest)
    .optional()
    .describe("The new one; without it, the current one stays."),
});

const show = {
  method: "get",
  path,
  access,
  summary: "Whether the site is locked behind a password",
  responses: { 200: json("Never the password.", state) },
} as const;

const set = {
  method: "put",
  path,
  access,
  fresh: true,
  summary: "Locks the site behind a password, opens it, or changes the password",
  request: { body: { content: { "application/json": { schema: change } }, required: true } },
  responses: { 200: json("What holds now.", state), ...failures(422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof show | typeof set> {}
}

export function siteLockApi(services: Services) {
  const api = newApi();

  adminRoute(api, services, show, async ({ c }) => c.json(toResponse(await siteLock(services.db)), 200));

  adminRoute(api, services, set, async ({ c, actor }) =>
    c.json(toResponse(await setSiteLock(services, actor, c.req.valid("json"))), 200),
  );
  return api;
}

function toResponse(lock: SiteLock | null): SiteLockResponse {
  return {
    locked: lock?.locked ?? false,
    hasPassword: lock !== null,
    changedAt: lock?.changedAt.toISOString() ?? null,
  };
}
