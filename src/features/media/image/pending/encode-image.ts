import { subDays, subMinutes } from "date-fns";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Database, RootDatabase } from "~/platform/database/database";
import type { PictureOutput } from "~/platform/file-tasks/pictures.ts";
import { runFileTask } from "~/platform/file-tasks/run-file-task";
import { PermanentFailure } from "~/platform/jobs/permanent-failure";
import { sendJob } from "~/platform/jobs/send-job";
import { contentTypeOf } from "~/platform/storage/content-type-of";
import type { FileStorage } from "~/platform/storage/file-storage";
import { pendingImageFile } from "../../shared/image/table";
import { encodeImageJob } from "./encode-image-job";

/** A job takes seconds. After this time, it counts as lost. */
const LOST_AFTER_MINUTES = 15;
/** After this time, encoding a picture is no longer retried, and its preview stays. */
const RETRY_DAYS = 2;

/**
 * Encodes every missing file of a picture, and deletes the upload.
 * @throws PermanentFailure if the upload is gone; FileTaskFailed if it cannot be encoded
 */
export async function encodeImage(
  { db, storage }: { db: Database; storage: FileStorage },
  sourceKey: string,
): Promise<void> {
  const ofSource = eq(pendingImageFile.sourceKey, sourceKey);
  const files = await db.select().from(pendingImageFile).where(ofSource);
  if (files.length === 0) return;
  const source = await storage.get(sourceKey);
  if (!source) throw new PermanentFailure("The uploaded picture is no longer in the storage.");
  const outputs = files.map(({ key, width, height, fit, quality }) => ({
    key,
    width,
    height,
    fit,
    quality,
    format: contentTypeOf(key).slice("image/".length) as PictureOutput["format"],
  }));
  const made = await runFileTask("encodePicture", { bytes: source.bytes, outputs });
  for (const { key, bytes } of made) await storage.put(key, bytes, contentTypeOf(key));
  await db.delete(pendingImageFile).where(ofSource);
  await storage.delete(sourceKey);
}

/** Queues pictures again whose files should exist by now. */
export async function sweepImages({ db, now }: { db: RootDatabase; now(): Date }): Promise<void> {
  const { sourceKey, createdAt } = pendingImageFile;
  const isLost = and(
    lt(createdAt, subMinutes(now(), LOST_AFTER_MINUTES)),
    gt(createdAt, subDays(now(), RETRY_DAYS)),
  );
  const lost = await db.selectDistinct({ sourceKey }).from(pendingImageFile).where(isLost);
  for (const source of lost)
    await db.transaction((tx) => sendJob(tx, encodeImageJob, source, { key: source.sourceKey }));
}
