import { inArray } from "drizzle-orm";
import type { Erasure } from "~/platform/personal-data/erasure";
import { savedProgress } from "./applications/table";
import { formFile, formSubmission } from "./table";

/** Values that erase a submission, with the keys of its files. */
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

/** Values that erase a saved form that was not submitted. */
export const savedProgressErasure: Erasure = {
  kind: "saved-progress",
  async again(tx, _services, ids) {
    await tx.delete(savedProgress).where(inArray(savedProgress.id, [...ids]));
  },
};
