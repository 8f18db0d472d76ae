import { eq } from "drizzle-orm";
import { readsAddress } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { DOWNLOAD } from "~/platform/isomorphic/file-addresses";
import { file } from "../../file/table";

/** The address of the current file for a document's permanent address; undefined for other addresses. */
export async function storedAddress(db: Database, address: string): Promise<string | undefined> {
  if (!address.startsWith(DOWNLOAD)) return undefined;
  const slug = address.slice(DOWNLOAD.length);
  const [found] = await db.select({ id: file.id, src: file.src }).from(file).where(eq(file.slug, slug));
  readsAddress(file, slug, found?.id);
  return found?.src;
}
