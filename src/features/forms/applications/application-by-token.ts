import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { formById } from "../form/form-by-slug";
import type { FormOutcome } from "../form/table";
import { type FormSubmission, formSubmission } from "../table";
import { type ApplicationState, applicationState } from "./application-state";
import { entriesOf } from "./entry";
import type { ApplicationEntry } from "./table";

/** An application for the holder of its private link: its state and staff's messages, but no answers. */
export interface ApplicationByToken {
  formName: string;
  /** The kind of the form. If the form is no longer public, the general kind. */
  outcome: FormOutcome;
  state: ApplicationState;
  sentAt: Date;
  changedAt: Date;
  deleteAfter: Date;
  messages: { id: string; text: string; at: Date }[];
}

/** @throws AppError NOT_FOUND if the token is unknown or the application was deleted */
export async function applicationByToken(
  { db, sealer }: Pick<DomainServices, "db" | "sealer">,
  token: string,
): Promise<ApplicationByToken> {
  const [row] = await db
    .select()
    .from(formSubmission)
    .where(eq(formSubmission.tokenHash, hashToken(token)));
  if (!row) throw new AppError("NOT_FOUND", "This page does not exist, or it has been deleted.");
  const [current, entries, form] = await Promise.all([
    currentOf(db, row),
    entriesForApplicant(db, sealer, row),
    formById(db, row.formId),
  ]);
  return {
    formName: row.formName,
    outcome: form?.outcome ?? "form",
    state: applicationState(current.state),
    deleteAfter: row.deleteAfter,
    sentAt: row.createdAt,
    changedAt: current.updatedAt,
    messages: entries
      .filter(({ kind }) => kind === "message")
      .map(({ id, text, createdAt }) => ({ id, text, at: createdAt })),
  };
}

/** The application into which this one was merged, or this one. */
async function currentOf(db: Database, row: FormSubmission): Promise<FormSubmission> {
  if (!row.mergedInto) return row;
  const [kept] = await db.select().from(formSubmission).where(eq(formSubmission.id, row.mergedInto));
  return kept ?? row;
}

/**
 * The messages about this application. After a merge, also the messages written since then about the application that was
 * kept. Earlier messages are excluded: after a mistaken merge, they would be addressed to someone else.
 */
async function entriesForApplicant(
  db: Database,
  sealer: Sealer,
  row: FormSubmission,
): Promise<ApplicationEntry[]> {
  const entries = await entriesOf(db, sealer, [row.id]);
  const { mergedInto, mergedAt } = row;
  if (!mergedInto || !mergedAt) return entries;
  const later = await entriesOf(db, sealer, [mergedInto]);
  return [...entries, ...later.filter(({ createdAt }) => createdAt >= mergedAt)];
}
