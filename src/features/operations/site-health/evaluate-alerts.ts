import { and, eq, lt, ne, sql } from "drizzle-orm";
import { administratorAddresses } from "~/features/accounts/shared/administrator-addresses";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Database, RootDatabase } from "~/platform/database/database";
import { defineJob } from "~/platform/jobs/job";
import type { Logger } from "~/platform/logging/logger";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { type AlertNews, alertMail } from "../mail/alert-mail";
import { alertingChecks } from "./health-checks";
import { HEALTH_MAIL } from "./health-mail-kind";
import type { HealthServices } from "./health-services";
import { type Checked, runChecks } from "./run-checks";
import { type SiteAlert, siteAlert } from "./table";

/** Runs every five minutes, on any node. */
export const evaluateAlertsJob = defineJob("evaluate-alerts", { once: "always" });

export interface AlertServices {
  db: RootDatabase;
  sealer: Sealer;
  log: Logger;
  health: HealthServices;
  now(): Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/**
 * A problem must last this long before it is announced, and be gone this long before that is announced. A problem that
 * only one check finds is ignored.
 */
const MIN_DURATION_MS = 4 * MINUTE_MS;
/** If a machine has not reported for this long, it was removed, and its alerts are deleted. */
const NODE_GONE_MS = DAY_MS;

/**
 * Runs the checks with alerts and records the results. Emails every administrator one message through the outbox: the
 * new problems, those that have lasted for a day, and those that are resolved. While mail cannot be sent, the message
 * waits there.
 */
export async function evaluateAlerts({ db, sealer, log, health, now }: AlertServices): Promise<void> {
  const checked = (await runChecks(health, alertingChecks)).filter(({ isKnown }) => isKnown);
  const news = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('openward site alerts'))`);
    const at = now();
    const news: AlertNews[] = [];
    for (const one of checked) {
      const change = await note(tx, one, one.check.of === "node" ? health.node : "", at);
      if (change) news.push(change);
    }
    await deleteGoneNodes(tx, health.node, at);
    if (news.length > 0) await notifyAdministrators(tx, sealer, news, at);
    return news;
  });
  for (const { kind, id, node } of news) log.warn({ alert: id, node, kind }, "administrators are told");
}

/** @returns the part for the email; undefined if there is nothing to report */
async function note(tx: Database, checked: Checked, node: string, now: Date): Promise<AlertNews | undefined> {
  const { check, result, found } = checked;
  const where = and(eq(siteAlert.checkId, check.id), eq(siteAlert.node, node));
  const [existing] = await tx.select().from(siteAlert).where(where);
  const isTrouble = result === "warning" || result === "broken";
  if (isTrouble) {
    const advice = checked.advice ?? "";
    const kind = existing && dueNotice(existing, now);
    const toldAt = kind ? now : (existing?.toldAt ?? null);
    await tx
      .insert(siteAlert)
      .values({ checkId: check.id, node, found, advice, since: now, seenAt: now })
      .onConflictDoUpdate({
        target: [siteAlert.checkId, siteAlert.node],
        set: { found, advice, seenAt: now, goneSince: null, toldAt },
      });
    return kind && { kind, id: check.id, title: check.title, node, found, advice };
  }
  if (!existing) return undefined;
  if (existing.toldAt === null) {
    await tx.delete(siteAlert).where(where);
    return undefined;
  }
  const goneSince = existing.goneSince ?? now;
  if (+now - +goneSince < MIN_DURATION_MS) {
    await tx.update(siteAlert).set({ goneSince, seenAt: now }).where(where);
    return undefined;
  }
  await tx.delete(siteAlert).where(where);
  return { kind: "over", id: check.id, title: check.title, node, found, advice: "" };
}

function dueNotice({ since, toldAt }: SiteAlert, now: Date): "new" | "lasting" | undefined {
  if (toldAt === null) return +now - +since >= MIN_DURATION_MS ? "new" : undefined;
  return +now - +toldAt >= DAY_MS ? "lasting" : undefined;
}

async function deleteGoneNodes(tx: Database, node: string, now: Date): Promise<void> {
  const others = and(ne(siteAlert.node, ""), ne(siteAlert.node, node));
  await tx.delete(siteAlert).where(and(others, lt(siteAlert.seenAt, new Date(+now - NODE_GONE_MS))));
}

async function notifyAdministrators(
  tx: Database,
  sealer: Sealer,
  news: AlertNews[],
  now: Date,
): Promise<void> {
  const { subject, body } = await alertMail(tx, news);
  for (const { email, name } of await administratorAddresses(tx))
    await enqueueMail(
      tx,
      sealer,
      { kind: `${HEALTH_MAIL}alert`, to: email, toName: name, subject, body },
      now,
    );
}
