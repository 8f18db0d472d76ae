import { z } from "@hono/zod-openapi";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { AppError } from "~/platform/errors/app-error";
import { adminRoute } from "~/server/admin-api/admin-route";
import { backupStateShape } from "~/server/admin-api/common-schemas";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { askForRun } from "../backups/sweep-backups";
import { backupOverview } from "../shared/backups/backup-overview";

const access = { anyOf: ["permissionSettingsManager"] } as const;
const instant = z.iso.datetime();
const kind = z.enum(["backup", "drill", "base"]);

/** The shape of src/features/operations/backups/shown-backups.ts as the API documents it. */
const overview = z.object({
  target: z.string().nullable().describe("Null where no place for backups is set."),
  isEncrypted: z.boolean(),
  isDaily: z.boolean(),
  time: z.string().describe("HH:MM in the hospital's time zone."),
  kept: z.object({ daily: z.int(), weekly: z.int(), monthly: z.int() }),
  state: backupStateShape,
  underway: z.object({ kind, since: instant }).nullable(),
  files: z
    .array(
      z.object({
        file: z.string(),
        takenAt: instant,
        bytes: z.int(),
        isEncrypted: z.boolean(),
        drill: z.enum(["good", "failed", "untried"]),
      }),
    )
    .nullable()
    .describe("Null while the place for backups does not answer."),
  runs: z.array(
    z.object({
      id: z.uuid(),
      kind,
      trigger: z.enum(["schedule", "staff", "command"]),
      state: z.enum(["queued", "running", "succeeded", "failed", "stopped"]),
      queuedAt: instant,
      startedAt: instant.nullable(),
      endedAt: instant.nullable(),
      file: z.string().nullable(),
      error: z.string().nullable(),
    }),
  ),
  archive: z
    .object({
      limitSeconds: z.int(),
      archivedUntil: instant.nullable().describe("Every change up to this time is archived."),
      behindSeconds: z.int().describe("How long the oldest change waits to be archived."),
      restorableFrom: instant.nullable().describe("From when on the site can be restored to every second."),
      problem: z.object({ found: z.string(), advice: z.string() }).nullable(),
    })
    .nullable()
    .describe("The continuous archive; null where changes are not archived."),
});

const asked = json("Asked for.", z.object({ ok: z.literal(true) }));

/** The site's backups: what there is, and having one made or tried. */
export function backupsApi(services: Services) {
  const api = newApi();
  const { db, env, log, now, backupTarget: target } = services;

  adminRoute(
    api,
    services,
    {
      method: "get",
      path: "/api/admin/backups",
      access,
      summary:
        "The backups at the place that the operator set, whether they were tried, and when the next is due",
      responses: { 200: json("The backups.", overview) },
    },
    async ({ c }) => {
      const isEncrypted = env.BACKUP_PASSPHRASE_FILE !== undefined;
      const timeZone = env.TZ_HOSPITAL;
      const { archive } = services.health;
      return c.json(await backupOverview({ db, log, target, isEncrypted, timeZone, now, archive }), 200);
    },
  );

  adminRoute(
    api,
    services,
    {
      method: "post",
      path: "/api/admin/backups",
      access,
      summary: "Has a backup made now",
      responses: { 202: asked, ...failures(400, 409) },
    },
    async ({ c, actor }) => {
      await ask(actor, "backup");
      return c.json({ ok: true as const }, 202);
    },
  );

  adminRoute(
    api,
    services,
    {
      method: "post",
      path: "/api/admin/backups/drills",
      access,
      summary: "Has the newest backup restored into a temporary place and compared with the site",
      responses: { 202: asked, ...failures(400, 409) },
    },
    async ({ c, actor }) => {
      await ask(actor, "drill");
      return c.json({ ok: true as const }, 202);
    },
  );

  async function ask(actor: Actor, wanted: "backup" | "drill"): Promise<void> {
    if (!target)
      throw new AppError(
        "BAD_REQUEST",
        "No place for backups is set. Your IT person sets BACKUP_DIR or BACKUP_S3_BUCKET on the server.",
      );
    await db.transaction(async (tx) => {
      if (!(await askForRun(tx, wanted, "staff", now())))
        throw new AppError(
          "IN_USE",
          "A backup, or a test of one, is already under way. Wait until it has ended.",
        );
      await recordAudit(tx, actor, {
        action: wanted === "backup" ? "backup.asked" : "backup.drillAsked",
        subjectType: "site",
        subjectId: "-",
      });
    });
  }
  return api;
}
