import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { formById } from "../form/form-by-slug";
import type { FormOutcome } from "../form/table";
import { formSubmission } from "../table";
import { type ApplicationState, applicationState } from "./application-state";
import { entriesOf } from "./entry";

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
  const [entries, form] = await Promise.all([entriesOf(db, sealer, row.id), formById(db, row.formId)]);
  return {
    formName: row.formName,
    outcome: form?.outcome ?? "form",
    state: applicationState(row.state),
    deleteAfter: row.deleteAfter,
    sentAt: row.createdAt,
    changedAt: row.updatedAt,
    messages: entries
      .filter(({ kind }) => kind === "message")
      .map(({ id, text, createdAt }) => ({ id, text, at: createdAt })),
  };
}
