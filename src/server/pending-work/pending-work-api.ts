import { z } from "@hono/zod-openapi";
import { contentTypes } from "~/content/registry";
import { countRequestedReviews } from "~/content/review/count-requested-reviews";
import type { Visibility } from "~/content/visibility/visibility";
import { type Actor, hasAnyPermission } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { adminRoute } from "../admin-api/admin-route";
import type { EndpointsOf } from "../api/endpoints";
import { json } from "../api/failures";
import { newApi } from "../api/new-api";
import type { Services } from "../services";
import type { PendingWork } from "./pending-work";

const pendingCount = z.object({
  href: z.string().describe("The screen of the admin area where the work is done."),
  count: z.int().positive(),
  one: z.string().describe("What is counted, for a count of one."),
  many: z.string().describe("The same for other counts."),
});

export type PendingCount = z.output<typeof pendingCount>;

const show = {
  method: "get",
  path: "/api/admin/waiting",
  access: "signedIn",
  summary: "How much work waits for the signed-in person, by their permissions",
  responses: { 200: json("Work of which there is any.", z.object({ items: z.array(pendingCount) })) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof show> {}
}

/**
 * The API of the counts in the side menu: drafts that wait for review, and what the features declare.
 * @param works what all features declare; each is one query
 */
export function pendingWorkApi(services: Services, works: readonly PendingWork[]) {
  const api = newApi();
  adminRoute(api, services, show, async ({ c, actor }) => {
    const visibility = await services.visibility.current();
    const counts = await Promise.all([
      reviews(services.db, actor, visibility),
      ...works
        .filter(({ anyOf, feature = null }) => hasAnyPermission(actor, anyOf) && visibility.shows(feature))
        .map(async ({ href, one, many, count }) => [{ href, count: await count(), one, many }]),
    ]);
    return c.json({ items: counts.flat().filter(({ count }) => count > 0) }, 200);
  });
  return api;
}

/** The drafts that this person may publish and that a colleague sent for review, by type. */
async function reviews(db: Database, actor: Actor, visibility: Visibility): Promise<PendingCount[]> {
  const types = contentTypes().filter(
    ({ access, feature }) => hasAnyPermission(actor, access.publish) && visibility.shows(feature),
  );
  const counts = await countRequestedReviews(
    db,
    types.map(({ name }) => name),
  );
  return types.map(({ name, apiName }) => ({
    href: `/admin/${apiName}`,
    count: counts.get(name) ?? 0,
    one: "draft to review",
    many: "drafts to review",
  }));
}
