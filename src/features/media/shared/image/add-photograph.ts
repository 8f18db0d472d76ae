import { eq } from "drizzle-orm";
import type { ContentContext } from "~/content/actions/content-context";
import { createItem } from "~/content/actions/create-item";
import type { Item } from "~/content/actions/steps";
import { slugOf } from "~/content/slug-of";
import { contentItem } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import type { FileStorage } from "~/platform/storage/file-storage";
import { deleteFiles, lockRecordOfBytes, recordOfBytes, sha256Of } from "../../add-upload";
import { imageType } from "../../image/definition";
import { awaitFiles } from "../../image/pending/pending-files";
import { type AcceptedPicture, acceptPhotograph, storedKeys } from "../../image/store-image";
import { ALT_LIMIT } from "../media-limits";

/** A stored photograph, or the id of the record that already has the same bytes. */
export type StoredPhotograph = AcceptedPicture | { existing: string };

/**
 * Stores a photograph after the virus scan and before the transaction that adds its record. Does not store it if the
 * library already has it.
 * @throws AppError UNSUPPORTED_TYPE, TOO_LARGE
 */
export async function storePhotograph(
  { db, storage }: { db: Database; storage: FileStorage },
  bytes: Uint8Array,
  { fileName, alt }: { fileName: string; alt: string },
): Promise<StoredPhotograph> {
  const existing = await recordOfBytes(db, "image", sha256Of(bytes));
  if (existing) return { existing };
  const slug = slugOf(fileName.replace(/\.[^.]*$/, "")) || "image";
  const filename = fileName.slice(0, MAX_LINE_LENGTH);
  return acceptPhotograph(storage, bytes, {
    slug,
    filename,
    alt: alt.slice(0, ALT_LIMIT),
    imageFolderId: null,
  });
}

/**
 * Adds a stored photograph to the library. It is published if it has an alternative text, and otherwise a draft. If
 * another upload added the same bytes in the meantime, returns that record.
 */
export async function addPhotograph(
  context: ContentContext,
  storage: FileStorage,
  photograph: StoredPhotograph,
  now: Date,
): Promise<{ item: Item; alreadyExisted: boolean }> {
  if ("existing" in photograph)
    return { item: await itemOfId(context.db, photograph.existing), alreadyExisted: true };
  const { values, pending } = photograph;
  const meanwhile = await lockRecordOfBytes(context.db, "image", values.sha256);
  if (meanwhile) {
    await deleteFiles(storage, storedKeys(photograph));
    return { item: await itemOfId(context.db, meanwhile), alreadyExisted: true };
  }
  await awaitFiles(context.db, pending, now);
  const options = { publish: values.alt !== "", suggestsSlug: true };
  return { item: await createItem(context, imageType, values, options), alreadyExisted: false };
}

async function itemOfId(db: Database, id: string): Promise<Item> {
  const [item] = await db.select().from(contentItem).where(eq(contentItem.id, id));
  if (!item) throw new Error(`There is no record ${id}.`);
  return item;
}
