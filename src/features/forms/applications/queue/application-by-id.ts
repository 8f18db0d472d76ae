import { and, eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { type FormSubmission, formSubmission } from "../../table";
import { isApplication } from "../is-application";

/**
 * @param lock locks the row until the end of the transaction
 * @throws AppError NOT_FOUND, also for submissions of other forms
 */
export async function applicationById(
  tx: Database,
  id: string,
  { lock = false } = {},
): Promise<FormSubmission> {
  const query = tx
    .select()
    .from(formSubmission)
    .where(and(eq(formSubmission.id, id), isApplication(tx)));
  const [row] = await (lock ? query.for("update") : query);
  if (!row) throw new AppError("NOT_FOUND", "This application does not exist, or it has been deleted.");
  return row;
}
