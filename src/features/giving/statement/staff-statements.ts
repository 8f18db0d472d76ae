import { and, asc, count, eq } from "drizzle-orm";
import { givingSettings } from "~/features/settings/shared/giving-settings";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { StatementsView } from "../api/admin/statement-schemas";
import { mailStatement } from "../mail/mail-statement";
import { donor } from "../table";
import { hasGiftInYear } from "./donors-of-year";
import { statementFor, statementOf } from "./statement-of";
import { statementPdf } from "./statement-pdf";
import { statement, statementRun } from "./table";

/** Statements in one PDF to print. A larger one would take the server too long. */
export const STATEMENTS_PER_PDF = 50;

/** The progress of the statements of a year. */
export async function statementsView(
  { db, timeZone }: DomainServices,
  year: number,
): Promise<StatementsView> {
  const [[run], [donors], sent] = await Promise.all([
    db.select().from(statementRun).where(eq(statementRun.year, year)),
    db
      .select({ total: count() })
      .from(donor)
      .where(hasGiftInYear(db, year, timeZone)),
    db
      .select({ by: statement.by, total: count() })
      .from(statement)
      .where(eq(statement.year, year))
      .groupBy(statement.by),
  ]);
  const of = (by: "mail" | "paper") => sent.find((one) => one.by === by)?.total ?? 0;
  const state = !run ? "none" : run.stoppedAt ? "stopped" : run.finishedAt ? "finished" : "running";
  return { year, donors: donors?.total ?? 0, mailed: of("mail"), paper: of("paper"), state };
}

/**
 * One donor's statement as a PDF.
 * @throws AppError the errors of `statementOf`
 */
export async function donorStatementPdf(
  services: DomainServices,
  donorId: string,
  year: number,
): Promise<Buffer> {
  const { summary } = await statementOf(services.db, services, donorId, year);
  return statementPdf([summary], { createdAt: services.now() });
}

/**
 * Emails one donor's statement, even if the donor got it before.
 * @throws AppError the errors of `statementOf`; BAD_REQUEST without an email address
 */
export async function mailDonorStatement(
  services: DomainServices,
  actor: Actor,
  donorId: string,
  year: number,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const found = await statementOf(tx, services, donorId, year);
    if (!found.giver.email)
      throw new AppError("BAD_REQUEST", "There is no email address to send it to. Print it instead.");
    await mailStatement(tx, services, found);
    const sent = { year, donorId, by: "mail" as const, at: services.now() };
    await tx
      .insert(statement)
      .values(sent)
      .onConflictDoUpdate({ target: [statement.year, statement.donorId], set: sent });
    await recordAudit(tx, actor, {
      action: "donor.statementSent",
      subjectType: "donor",
      subjectId: donorId,
      after: { year },
    });
  });
}

/**
 * A PDF to print, with the statements of donors without an email address.
 * @param part from 1, with `STATEMENTS_PER_PDF` donors each
 * @throws AppError NOT_FOUND if there are none
 */
export async function paperStatements(
  services: DomainServices,
  actor: Actor,
  { year, part }: { year: number; part: number },
): Promise<Buffer> {
  const { db } = services;
  const rows = await db
    .select({ donor })
    .from(statement)
    .innerJoin(donor, eq(donor.id, statement.donorId))
    .where(and(eq(statement.year, year), eq(statement.by, "paper")))
    .orderBy(asc(statement.id))
    .limit(STATEMENTS_PER_PDF)
    .offset((part - 1) * STATEMENTS_PER_PDF);
  const settings = await givingSettings(db);
  const found = await Promise.all(
    rows.map(async ({ donor: row }) => {
      const isReadable = openedOrNull(() => services.sealer.open(row.person ?? "", "giver")) !== null;
      return isReadable ? statementFor(db, services, row, year, settings) : undefined;
    }),
  );
  const summaries = found.flatMap((one) => one?.summary ?? []);
  if (summaries.length === 0) throw new AppError("NOT_FOUND", "There are no statements to print.");
  await recordAudit(db, actor, {
    action: "statements.printed",
    subjectType: "statements",
    subjectId: String(year),
    after: { statements: summaries.length },
  });
  return statementPdf(summaries, { createdAt: services.now() });
}
