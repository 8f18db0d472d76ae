import { z } from "@hono/zod-openapi";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { AppError } from "~/platform/errors/app-error";
import { adminRoute } from "~/server/admin-api/admin-route";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import { requestRun } from "../backups/sweep-backups";
import { backupOverview } from "../shared/backups/backup-overview";
import { backupOverviewShape } from "./backup-schemas";

const access = { anyOf: ["permissionSettingsManager"] } as const;
const accepted = json("Asked for.", z.object({ ok: z.literal(true) }));

const list = {
  method: "get",
  path: "/api/admin/backups",
  access,
  summary:
    "The backups at the place that the operator set, whether they were tried, and when the next is due",
  responses: { 200: json("The backups.", backupOverviewShape) },
} as const;

const start = {
  method: "post",
  path: "/api/admin/backups",
  access,
  summary: "Starts a backup",
  responses: { 202: accepted, ...failures(400, 409) },
} as const;

const drill = {
  method: "post",
  path: "/api/admin/backups/drills",
  access,
  summary: "Starts a restore drill of the newest backup",
  responses: { 202: accepted, ...failures(400, 409) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints extends EndpointsOf<typeof list | typeof start | typeof drill> {}
}

/** The API of backups: lists them, and starts a backup or a drill. */
export function backupsApi(services: Services) {
  const api = newApi();
  const { db, env, log, now, backupTarget: target } = services;

  adminRoute(api, services, list, async ({ c }) => {
    const isEncrypted = env.BACKUP_PASSPHRASE_FILE !== undefined;
    const timeZone = env.TZ_HOSPITAL;
    const { archive } = services.health;
    return c.json(await backupOverview({ db, log, target, isEncrypted, timeZone, now, archive }), 200);
  });

  adminRoute(api, services, start, async ({ c, actor }) => {
    await ask(actor, "backup");
    return c.json({ ok: true as const }, 202);
  });

  adminRoute(api, services, drill, async ({ c, actor }) => {
    await ask(actor, "drill");
    return c.json({ ok: true as const }, 202);
  });

  async function ask(actor: Actor, kind: "backup" | "drill"): Promise<void> {
    if (!target)
      throw new AppError(
        "BAD_REQUEST",
        "No backup location is set. Your IT person sets BACKUP_DIR or BACKUP_S3_BUCKET on the server.",
      );
    await db.transaction(async (tx) => {
      if (!(await requestRun(tx, kind, "staff", now())))
        throw new AppError(
          "IN_USE",
          "A backup, or a test of one, is already under way. Wait until it has ended.",
        );
      await recordAudit(tx, actor, {
        action: kind === "backup" ? "backup.asked" : "backup.drillAsked",
        subjectType: "site",
        subjectId: "-",
      });
    });
  }
  return api;
}
