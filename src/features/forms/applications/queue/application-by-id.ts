import { and, eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { type FormSubmission, formSubmission } from "../../table";
import { isApplication } from "../is-application";

/**
 * An application for reading. Use `lockApplication` for changes.
 * @throws AppError NOT_FOUND, also for submissions of other forms
 */
export async function applicationById(tx: Database, id: string): Promise<FormSubmission> {
  return applicationIn(
    await tx
      .select()
      .from(formSubmission)
      .where(and(eq(formSubmission.id, id), isApplication(tx))),
    id,
  );
}

/**
 * Finds the application among these rows.
 * @throws AppError NOT_FOUND
 */
export function applicationIn(rows: readonly FormSubmission[], id: string): FormSubmission {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new AppError("NOT_FOUND", "This application does not exist, or it has been deleted.");
  return row;
}
