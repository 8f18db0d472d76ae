import { z } from "@hono/zod-openapi";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { closeSetup, markStep, type SetupProgress, setupProgress } from "../setup/setup-progress";
import { SETUP_STEPS } from "../setup/setup-steps";

const access = { anyOf: ["permissionSettingsManager"] } as const;
const path = "/api/admin/setup";

const progress = z.object({
  steps: z.array(z.object({ name: z.enum(SETUP_STEPS), doneAt: z.iso.datetime().nullable() })),
  isWaiting: z.boolean().describe("Whether the dashboard shows the assistant."),
});

export type SetupResponse = z.output<typeof progress>;

const show = {
  method: "get",
  path,
  access,
  summary: "Which steps of the setup assistant are done",
  responses: { 200: json("The steps in order.", progress) },
} as const;

const step = {
  method: "put",
  path: `${path}/steps/{step}`,
  access,
  summary: "Marks a step as done or as open; the values of a step are written to the settings themselves",
  request: {
    params: z.object({ step: z.enum(SETUP_STEPS) }),
    body: {
      content: { "application/json": { schema: z.object({ done: z.boolean() }) } },
      required: true as const,
    },
  },
  responses: { 200: json("The steps in order.", progress), ...failures(422) },
} as const;

const close = {
  method: "post",
  path: `${path}/closure`,
  access,
  summary: "Takes the assistant off the dashboard",
  responses: { 200: json("The steps in order.", progress) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof show | typeof step | typeof close> {}
}

/** The API of the setup assistant. Returns only its progress. */
export function setupApi(services: Services) {
  const { db, now } = services;
  const api = newApi();
  adminRoute(api, services, show, async ({ c }) => c.json(toResponse(await setupProgress(db)), 200));
  adminRoute(api, services, step, async ({ c }) => {
    await markStep(db, c.req.valid("param").step, c.req.valid("json").done, now());
    return c.json(toResponse(await setupProgress(db)), 200);
  });
  adminRoute(api, services, close, async ({ c }) => {
    await closeSetup(db, now());
    return c.json(toResponse(await setupProgress(db)), 200);
  });
  return api;
}

function toResponse({ steps, isWaiting }: SetupProgress): SetupResponse {
  return {
    steps: steps.map(({ name, doneAt }) => ({ name, doneAt: doneAt?.toISOString() ?? null })),
    isWaiting,
  };
}
