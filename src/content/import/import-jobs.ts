import { defineJob } from "~/platform/jobs/job";

/** Writes the next rows of an import, and enqueues itself until none is left. */
export const runImportJob = defineJob<{ id: string }>("run-import", { once: "key" });

/** Undoes the next rows of an import, and enqueues itself until none is left. */
export const undoImportJob = defineJob<{ id: string }>("undo-import", { once: "key" });

/** Deletes expired imports. */
export const deleteOldImportsJob = defineJob("delete-old-imports", { once: "always" });
