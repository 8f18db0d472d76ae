import { z } from "@hono/zod-openapi";
import { sendJob } from "~/platform/jobs/send-job";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { brokenLinksFor } from "../content-health/broken-links";
import { checkLinksJob } from "../content-health/check-links";
import { contentHealth } from "../content-health/content-health";
import { brokenLinkList, contentHealthAnswer } from "./content-health-schemas";

const show = {
  method: "get",
  path: "/api/admin/content-health",
  access: "signedIn",
  summary:
    "Records due for review, pictures without a description, broken links, missing files, and unreachable pages, among what the caller may edit",
  responses: { 200: json("What wants mending.", contentHealthAnswer) },
} as const;

const showBrokenLinks = {
  method: "get",
  path: "/api/admin/content-health/broken-links",
  access: "signedIn",
  summary: "The broken links among what the caller may edit, for the dashboard",
  responses: { 200: json("The first few, and how many there are.", brokenLinkList) },
} as const;

const startRound = {
  method: "post",
  path: "/api/admin/content-health/rounds",
  access: { anyOf: ["permissionPageManager", "permissionSettingsManager"] },
  summary: "Checks every link now; one check at a time",
  responses: { 202: json("Asked for.", z.object({ ok: z.literal(true) })) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof show | typeof showBrokenLinks | typeof startRound> {}
}

/** The API of content health: the problems of published records, and a check of all links. */
export function contentHealthApi(services: Services) {
  const api = newApi();
  const { db, env, now, missingFiles } = services;

  adminRoute(api, services, show, async ({ c, actor }) => {
    const found = await contentHealth(db, actor, now(), missingFiles.latest()?.missing);
    return c.json({ ...found, asksOutside: env.LINK_CHECK === "on" }, 200);
  });

  adminRoute(api, services, showBrokenLinks, async ({ c, actor }) =>
    c.json(await brokenLinksFor(db, actor, now()), 200),
  );

  adminRoute(api, services, startRound, async ({ c }) => {
    await sendJob(db, checkLinksJob, { all: true });
    return c.json({ ok: true as const }, 202);
  });
  return api;
}
