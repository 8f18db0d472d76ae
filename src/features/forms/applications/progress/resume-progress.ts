import { and, eq, gt } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { savedProgress } from "../table";
import { openProgress, type Progress } from "./progress";
import { resumeCodeHash } from "./resume-code";

/**
 * Loads the answers that were saved under a code. An unknown code, an expired one, and one of another form get the same
 * error.
 * @throws AppError VALIDATION_FAILED for the field `resumeCode`
 */
export async function resumeProgress(
  { db, sealer, now }: Pick<DomainServices, "db" | "sealer" | "now">,
  formId: string,
  code: string,
): Promise<Progress> {
  const codeHash = resumeCodeHash(code);
  const [row] = codeHash
    ? await db
        .select()
        .from(savedProgress)
        .where(
          and(
            eq(savedProgress.codeHash, codeHash),
            eq(savedProgress.formId, formId),
            gt(savedProgress.expiresAt, now()),
          ),
        )
    : [];
  if (row) return openProgress(sealer, row.sealed);
  const message =
    "We found no saved form with this code. Check the code. A saved form is deleted after a while.";
  throw new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "resumeCode", message }] });
}

/** Deletes a saved form after it was submitted. */
export async function deleteProgress(tx: Database, code: string): Promise<void> {
  const codeHash = resumeCodeHash(code);
  if (codeHash) await tx.delete(savedProgress).where(eq(savedProgress.codeHash, codeHash));
}
