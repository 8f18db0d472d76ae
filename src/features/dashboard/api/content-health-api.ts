import { z } from "@hono/zod-openapi";
import { sendJob } from "~/platform/jobs/send-job";
import { adminRoute } from "~/server/admin-api/admin-route";
import { json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { checkLinksJob } from "../content-health/check-links";
import { contentHealth } from "../content-health/content-health";

const instant = z.iso.datetime();
const mendable = z.object({ id: z.uuid(), label: z.string(), title: z.string(), href: z.string() });
const part = <Entry extends z.ZodType>(entry: Entry) => z.object({ items: z.array(entry), total: z.int() });

const health = z.object({
  stale: part(
    mendable.extend({
      apiName: z.string(),
      revision: z.int(),
      dueAt: instant,
      lookedAt: instant,
      confirmedByName: z.string().nullable(),
    }),
  ).describe("Facts that nobody has looked at for too long."),
  withoutAlt: part(mendable.extend({ thumbSrc: z.string() })),
  brokenLinks: part(
    z.object({
      href: z.string(),
      reason: z.string(),
      checkedAt: instant.nullable(),
      failingSince: instant.nullable(),
      in: z.array(mendable),
    }),
  ),
  unreached: part(mendable.extend({ url: z.string() })),
  missingFiles: part(mendable.extend({ files: z.int() }))
    .nullable()
    .describe(
      "Records with files that are not in the storage, and how many of each; null while the storage has not answered since the start.",
    ),
  round: z
    .object({ startedAt: instant, finishedAt: instant.nullable(), done: z.int(), total: z.int() })
    .nullable()
    .describe("The latest look at every link; `finishedAt` is null while it is under way."),
  asksOutside: z.boolean().describe("False where links to other sites are not looked at."),
});

/** What of the published records wants mending, and having every link looked at. */
export function contentHealthApi(services: Services) {
  const api = newApi();
  const { db, env, now, missingFiles } = services;

  adminRoute(
    api,
    services,
    {
      method: "get",
      path: "/api/admin/content-health",
      access: "signedIn",
      summary:
        "Stale facts, pictures without text, broken links, missing files and pages nobody reaches, of what the caller may edit",
      responses: { 200: json("What wants mending.", health) },
    },
    async ({ c, actor }) => {
      const found = await contentHealth(db, actor, now(), missingFiles.latest()?.missing);
      return c.json({ ...found, asksOutside: env.LINK_CHECK === "on" }, 200);
    },
  );

  adminRoute(
    api,
    services,
    {
      method: "post",
      path: "/api/admin/content-health/rounds",
      access: { anyOf: ["permissionPageManager", "permissionSettingsManager"] },
      summary: "Has every link looked at now; one round at a time",
      responses: { 202: json("Asked for.", z.object({ ok: z.literal(true) })) },
    },
    async ({ c }) => {
      await sendJob(db, checkLinksJob, { all: true });
      return c.json({ ok: true as const }, 202);
    },
  );
  return api;
}
