import { inArray } from "drizzle-orm";
import type { Erasure } from "~/platform/personal-data/erasure";
import { savedProgress } from "./applications/table";
import { formFile, formSubmission } from "./table";

/** What somebody sent, with the keys of its files. */
export const submissionErasure: Erasure = {
  kind: "submission",
  async again(tx, _services, ids) {
    await tx.delete(formSubmission).where(inArray(formSubmission.id, [...ids]));
    await tx
      .update(formFile)
      .set({ sealed: null })
      .where(inArray(formFile.submissionId, [...ids]));
  },
};

/** What somebody saved and did not send. */
export const savedProgressErasure: Erasure = {
  kind: "saved-progress",
  async again(tx, _services, ids) {
    await tx.delete(savedProgress).where(inArray(savedProgress.id, [...ids]));
  },
};
