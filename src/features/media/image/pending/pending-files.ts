import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { PictureOutput } from "~/platform/file-tasks/pictures.ts";
import { sendJob } from "~/platform/jobs/send-job";
import { pendingImageFile } from "../../shared/image/table";
import { encodeImageJob } from "./encode-image-job";

/** A file that a picture's record names, but that is not encoded yet. */
export interface PendingFile extends Omit<PictureOutput, "format"> {
  /** The file that is served until this one is encoded. */
  previewKey: string;
  /** The original upload. It is deleted after encoding. */
  sourceKey: string;
}

/** Stores the files to encode and enqueues the job, in the transaction that writes the record. */
export async function awaitFiles(tx: Database, files: readonly PendingFile[], now: Date): Promise<void> {
  const [first] = files;
  if (!first) return;
  await tx.insert(pendingImageFile).values(
    files.map(({ key, previewKey, sourceKey, width, height, fit, quality }) => ({
      key,
      previewKey,
      sourceKey,
      width,
      height,
      fit,
      quality,
      createdAt: now,
    })),
  );
  await sendJob(tx, encodeImageJob, { sourceKey: first.sourceKey }, { key: first.sourceKey });
}

/** The key of the preview that is served for a file that is not encoded yet; undefined for any other key. */
export async function previewOf(db: Database, key: string): Promise<string | undefined> {
  const [found] = await db
    .select({ previewKey: pendingImageFile.previewKey })
    .from(pendingImageFile)
    .where(eq(pendingImageFile.key, key));
  return found?.previewKey;
}
