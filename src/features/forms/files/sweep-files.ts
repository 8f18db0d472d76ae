import { subHours } from "date-fns";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { DomainServices } from "~/platform/domain-services";
import { defineJob } from "~/platform/jobs/job";
import type { FileStorage } from "~/platform/storage/file-storage";
import { formFile } from "../table";

/** Each hour, removes files that were never submitted, and files of deleted submissions. */
export const sweepFilesJob = defineJob("sweep-form-files", { once: "always" });

/** Longer than people keep a form open. */
const UNUSED_FILE_HOURS = 24;
const BATCH_SIZE = 200;

export async function sweepFiles(
  { db, now }: Pick<DomainServices, "db" | "now">,
  storage: FileStorage,
): Promise<void> {
  const abandoned = and(
    isNull(formFile.submissionId),
    lt(formFile.createdAt, subHours(now(), UNUSED_FILE_HOURS)),
  );
  for (;;) {
    const rows = await db
      .select({ id: formFile.id, storageKey: formFile.storageKey })
      .from(formFile)
      .where(or(isNull(formFile.sealed), abandoned))
      .limit(BATCH_SIZE);
    for (const { id, storageKey } of rows) {
      await storage.delete(storageKey);
      await db.delete(formFile).where(eq(formFile.id, id));
    }
    if (rows.length < BATCH_SIZE) return;
  }
}
