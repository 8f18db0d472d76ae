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

/**
 * An application as the holder of its private link sees it: its state and the staff's messages, none of the answers.
 */
export interface OwnApplication {
  formName: string;
  /** What its form is for; the one of any form where the form is no longer public. */
  outcome: FormOutcome;
  state: ApplicationState;
  sentAt: Date;
  changedAt: Date;
  deleteAfter: Date;
  messages: { id: string; text: string; at: Date }[];
}

/** @throws AppError NOT_FOUND if the token is unknown, or the application was deleted */
export async function applicationByToken(
  { db, sealer }: Pick<DomainServices, "db" | "sealer">,
  token: string,
): Promise<OwnApplication> {
  const [row] = await db
    .select()
    .from(formSubmission)
    .where(eq(formSubmission.tokenHash, hashToken(token)));
  if (!row) throw new AppError("NOT_FOUND", "This page does not exist, or it has been deleted.");
  const [current, entries, form] = await Promise.all([
    currentOf(db, row),
    ownEntries(db, sealer, row),
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

/** The application that staff work on: the one into which this one was merged, if it was. */
async function currentOf(db: Database, row: FormSubmission): Promise<FormSubmission> {
  if (!row.mergedInto) return row;
  const [kept] = await db.select().from(formSubmission).where(eq(formSubmission.id, row.mergedInto));
  return kept ?? row;
}

/**
 * What staff wrote about this application; of the one into which it was merged, only what they wrote since. A merge
 * by mistake shows nobody an earlier message to someone else.
 */
async function ownEntries(db: Database, sealer: Sealer, row: FormSubmission): Promise<ApplicationEntry[]> {
  const own = await entriesOf(db, sealer, [row.id]);
  const { mergedInto, mergedAt } = row;
  if (!mergedInto || !mergedAt) return own;
  const later = await entriesOf(db, sealer, [mergedInto]);
  return [...own, ...later.filter(({ createdAt }) => createdAt >= mergedAt)];
}
