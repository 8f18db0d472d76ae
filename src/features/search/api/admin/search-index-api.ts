import { z } from "@hono/zod-openapi";
import { count } from "drizzle-orm";
import { contentTypes } from "~/content/registry";
import { rebuildProgress } from "~/content/search/rebuild-progress";
import { rebuildSearchJob } from "~/content/search/rebuild-search-job";
import { searchDocument } from "~/content/tables";
import { sendJob } from "~/platform/jobs/send-job";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";

const access = { anyOf: ["permissionSettingsManager"] } as const;

const index = z.object({
  types: z.array(z.object({ type: z.string(), label: z.string(), documents: z.int() })),
  total: z.int(),
  rebuild: z
    .object({ done: z.int(), total: z.int(), startedAt: z.string(), finishedAt: z.string().nullable() })
    .nullable()
    .describe("The latest rebuild; `finishedAt` is null while it runs."),
});

const show = {
  method: "get",
  path: "/api/admin/search",
  access,
  summary: "The number of records of each type in the search index, and the progress of a rebuild",
  responses: { 200: json("The index.", index) },
} as const;

const startRebuild = {
  method: "post",
  path: "/api/admin/search/rebuild",
  access,
  summary: "Rebuilds the search index from the published records; one rebuild at a time",
  responses: { 202: json("Asked for.", z.object({ ok: z.literal(true) })) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof show | typeof startRebuild> {}
}

export function searchIndexApi(services: Services) {
  const api = newApi();
  const { db, now } = services;

  adminRoute(api, services, show, async ({ c }) => {
    const [rows, rebuild] = await Promise.all([
      db
        .select({ type: searchDocument.type, documents: count() })
        .from(searchDocument)
        .groupBy(searchDocument.type),
      rebuildProgress(db, now()),
    ]);
    const types = contentTypes()
      .filter(({ search }) => search)
      .map(({ name, label }) => ({
        type: name,
        label: label.many,
        documents: rows.find(({ type }) => type === name)?.documents ?? 0,
      }));
    const total = types.reduce((sum, { documents }) => sum + documents, 0);
    return c.json({ types, total, rebuild: rebuild && presentRebuild(rebuild) }, 200);
  });

  adminRoute(api, services, startRebuild, async ({ c, actor }) => {
    await sendJob(db, rebuildSearchJob, { actorId: actor.id });
    return c.json({ ok: true as const }, 202);
  });
  return api;
}

function presentRebuild({
  done,
  total,
  startedAt,
  finishedAt,
}: NonNullable<Awaited<ReturnType<typeof rebuildProgress>>>) {
  return {
    done,
    total,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
