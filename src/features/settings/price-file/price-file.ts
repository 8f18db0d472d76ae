import { eq } from "drizzle-orm";
import { storedAddress } from "~/features/media/shared/file/stored-address";
import type { Database } from "~/platform/database/database";
import { isStorageKey } from "~/platform/storage/file-storage";
import { priceFileCheck } from "./table";

/** The price file at an address from the settings. */
export type PriceFile =
  | { kind: "none" }
  /** On another server, for files that are too large for an upload. `src` is the address, and `name` its last part. */
  | { kind: "external"; src: string; name: string }
  /** In our storage. */
  | { kind: "stored"; src: string; key: string; name: string }
  | { kind: "unknown"; address: string };

/** @param address as staff entered it: `/files/…`, `/download/…`, or an address on another server */
export async function priceFileAt(db: Database, address: string): Promise<PriceFile> {
  if (address === "") return { kind: "none" };
  if (/^https:\/\//i.test(address)) return { kind: "external", src: address, name: lastPartOf(address) };
  const src = (await storedAddress(db, address)) ?? address;
  const [, key = "", name = ""] = /^\/files\/([^/]+)\/([^/?#]+)$/.exec(src) ?? [];
  return isStorageKey(key) ? { kind: "stored", src, key, name } : { kind: "unknown", address };
}

function lastPartOf(address: string): string {
  return URL.parse(address)?.pathname.split("/").at(-1) ?? "";
}

/**
 * The day on which a file was last updated, YYYY-MM-DD, from the file. For a file on another server that has no date,
 * from staff. Null if neither has one.
 */
export function lastUpdated(
  file: PriceFile,
  check: PriceFileCheck | undefined,
  byStaff: string | null,
): string | null {
  return check?.lastUpdatedOn ?? (file.kind === "external" ? byStaff : null);
}

export type PriceFileCheck = typeof priceFileCheck.$inferSelect;

/** The last check of a file, which may still be pending; undefined if none was requested. */
export async function checkOf(db: Database, src: string): Promise<PriceFileCheck | undefined> {
  const [found] = await db.select().from(priceFileCheck).where(eq(priceFileCheck.src, src));
  return found;
}
