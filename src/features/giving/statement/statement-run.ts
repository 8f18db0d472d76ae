import { eq } from "drizzle-orm";
import { givingSettings } from "~/features/settings/shared/giving-settings";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { defineJob } from "~/platform/jobs/job";
import { sendJob } from "~/platform/jobs/send-job";
import { openGiver } from "../donor/giver";
import { mailStatement } from "../mail/mail-statement";
import { donorsWithout } from "./donors-of-year";
import { statementFor } from "./statement-of";
import { statement, statementRun } from "./table";

/** Writes the statements of the next donors, and enqueues itself until all are written. */
export const mailStatementsJob = defineJob<{ year: number }>("mail-statements", { once: "key" });

/** Donors per transaction. Each one needs an email and a PDF. */
const BATCH_SIZE = 10;

type Services = Pick<DomainServices, "db" | "sealer" | "timeZone" | "now">;

/**
 * Starts to email the statements of a year, or resumes a stopped mailing. Donors who already have a statement get no
 * second one.
 * @throws AppError BAD_REQUEST for a year that is not over yet
 */
export async function startStatements(services: Services, actor: Actor, year: number): Promise<void> {
  const { db, now, timeZone } = services;
  const thisYear = Number(new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric" }).format(now()));
  if (year >= thisYear)
    throw new AppError("BAD_REQUEST", `${year} is not over yet. Send statements from January on.`);
  await db.transaction(async (tx) => {
    const started = { actorId: actor.id, startedAt: now(), stoppedAt: null, finishedAt: null };
    await tx
      .insert(statementRun)
      .values({ year, ...started })
      .onConflictDoUpdate({ target: statementRun.year, set: started });
    await recordRun(tx, actor, "statements.started", year);
    await sendJob(tx, mailStatementsJob, { year }, { key: String(year) });
  });
}

/**
 * Stops the mailing. Statements that are already queued are still sent.
 * @throws AppError NOT_FOUND
 */
export async function stopStatements({ db, now }: Services, actor: Actor, year: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(statementRun)
      .set({ stoppedAt: now() })
      .where(eq(statementRun.year, year))
      .returning();
    if (!row) throw new AppError("NOT_FOUND", "No statements of this year are being sent.");
    await recordRun(tx, actor, "statements.stopped", year);
  });
}

/**
 * Writes the next statements. Each donor's row and email are written in one transaction, so a job that fails or runs
 * twice sends nothing twice.
 */
export async function mailStatements(services: Services, year: number): Promise<void> {
  const { db, now, timeZone } = services;
  await db.transaction(async (tx) => {
    const [run] = await tx.select().from(statementRun).where(eq(statementRun.year, year)).for("update");
    if (!run || run.stoppedAt || run.finishedAt) return;
    const rows = await donorsWithout(tx, year, timeZone).limit(BATCH_SIZE);
    if (rows.length === 0) {
      await tx.update(statementRun).set({ finishedAt: now() }).where(eq(statementRun.year, year));
      return;
    }
    const settings = await givingSettings(tx);
    for (const { donor: row } of rows) {
      // A donor whom no known secret decrypts is listed for paper, where staff notice the problem.
      const giver = openedOrNull(() => openGiver(services.sealer, row));
      const found = giver && (await statementFor(tx, services, row, year, settings));
      const by = found?.giver.email ? "mail" : "paper";
      const [made] = await tx
        .insert(statement)
        .values({ year, donorId: row.id, by, at: now() })
        .onConflictDoNothing()
        .returning({ id: statement.id });
      if (made && found && by === "mail") await mailStatement(tx, services, found);
    }
    await sendJob(tx, mailStatementsJob, { year }, { key: String(year) });
  });
}

async function recordRun(
  tx: Database,
  actor: Actor,
  action: "statements.started" | "statements.stopped",
  year: number,
): Promise<void> {
  await recordAudit(tx, actor, { action, subjectType: "statements", subjectId: String(year) });
}
