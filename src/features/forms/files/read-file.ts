import { and, eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { FileStorage } from "~/platform/storage/file-storage";
import { formFile } from "../table";
import { decryptFile, openFile } from "./sealed-file";

/**
 * A file of a submission, for staff. The audit log records the access first.
 * @throws AppError NOT_FOUND
 */
export async function readFile(
  { db, sealer }: Pick<DomainServices, "db" | "sealer">,
  storage: FileStorage,
  actor: Actor,
  { submissionId, fileId }: { submissionId: string; fileId: string },
): Promise<{ filename: string; mimeType: string; bytes: Buffer }> {
  const [row] = await db
    .select()
    .from(formFile)
    .where(and(eq(formFile.id, fileId), eq(formFile.submissionId, submissionId)));
  const stored = row?.sealed ? await storage.get(row.storageKey) : null;
  if (!row?.sealed || !stored) throw new AppError("NOT_FOUND", "There is no such file.");
  await recordAudit(db, actor, {
    action: "submission.file-read",
    subjectType: "submission",
    subjectId: submissionId,
  });
  const { filename, mimeType, key } = openFile(sealer, row.sealed);
  return { filename, mimeType, bytes: decryptFile(stored.bytes, key) };
}
