import { and, isNotNull } from "drizzle-orm";
import type { FileNames } from "~/platform/storage/named-file";
import { formFile } from "../table";

/**
 * The files of submissions that must exist. Excludes files without a submission, which may not be stored yet, and files
 * without a key (`sealed`), which are about to be deleted.
 */
export const filesOfSubmissions: FileNames = {
  async named(db) {
    const isKept = and(isNotNull(formFile.submissionId), isNotNull(formFile.sealed));
    const rows = await db.select({ key: formFile.storageKey }).from(formFile).where(isKept);
    return rows.map(({ key }) => ({ key }));
  },
};
