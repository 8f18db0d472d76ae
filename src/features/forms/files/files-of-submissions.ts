import { and, isNotNull } from "drizzle-orm";
import type { FileNames } from "~/platform/storage/named-file";
import { formFile } from "../table";

/**
 * The files of submissions that must exist. A file without a submission may still be on its way into the storage, and
 * one without a key (`sealed`) is about to be removed from it.
 */
export const filesOfSubmissions: FileNames = {
  async named(db) {
    const isKept = and(isNotNull(formFile.submissionId), isNotNull(formFile.sealed));
    const rows = await db.select({ key: formFile.storageKey }).from(formFile).where(isKept);
    return rows.map(({ key }) => ({ key }));
  },
};
