import type { ContentContext } from "~/content/actions/content-context";
import { createItem } from "~/content/actions/create-item";
import type { Item } from "~/content/actions/steps";
import { slugOf } from "~/content/slug-of";
import type { FileStorage } from "~/platform/storage/file-storage";
import { imageType } from "../../image/definition";
import { awaitFiles } from "../../image/pending/pending-files";
import { acceptPhotograph } from "../../image/store-image";

export type AcceptedPhotograph = Awaited<ReturnType<typeof acceptPhotograph>>;

/**
 * Stores a photograph that was scanned, before the transaction that adds its record.
 * @throws AppError UNSUPPORTED_TYPE, TOO_LARGE
 */
export function storePhotograph(
  storage: FileStorage,
  bytes: Uint8Array,
  { fileName, alt }: { fileName: string; alt: string },
): Promise<AcceptedPhotograph> {
  const slug = slugOf(fileName.replace(/\.[^.]*$/, "")) || "image";
  const filename = fileName.slice(0, 255);
  return acceptPhotograph(storage, bytes, { slug, filename, alt: alt.slice(0, 300), imageFolderId: null });
}

/** Adds a stored photograph to the library: published if it has an alternative text, otherwise as a draft. */
export async function addPhotograph(
  context: ContentContext,
  { values, pending }: AcceptedPhotograph,
  now: Date,
): Promise<Item> {
  await awaitFiles(context.db, pending, now);
  return createItem(context, imageType, values, { publish: values.alt !== "", suggestsSlug: true });
}
