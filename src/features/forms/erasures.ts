import { inArray } from "drizzle-orm";
import type { Erasure } from "~/platform/personal-data/erasure";
import { savedProgress } from "./applications/table";
import { formFile, formSubmission } from "./table";

/** Erases a submission, with the keys of its files. */
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

/** Erases a saved form that was not sent. */
export const savedProgressErasure: Erasure = {
  kind: "saved-progress",
  async again(tx, _services, ids) {
    await tx.delete(savedProgress).where(inArray(savedProgress.id, [...ids]));
  },
};
