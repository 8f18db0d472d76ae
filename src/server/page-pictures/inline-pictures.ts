import { gzipSync } from "node:zlib";
import { ByteLru } from "~/platform/cache/byte-lru";
import { STORED_FILES } from "~/platform/isomorphic/file-addresses";
import type { FileStorage } from "~/platform/storage/file-storage";
import { isStorageKey } from "~/platform/storage/file-storage";
import { type ByteText, textOfBytes } from "../byte-text";

/** A drawing larger than this, compressed, is requested as a file. The largest of the demo hospital has 10 kB. */
const MAX_BYTES = 12_000;
const MEMORY_BYTES = 4 * 1_024 * 1_024;
const ENDING = ".svg";
/** How long a page waits for a drawing. Long enough for a busy machine: the page without it stays in the cache. */
const TIMEOUT_MS = 3_000;
/** How long no drawing is read after the storage has not responded. */
const PAUSE_MS = 30_000;

/** Marks images that are visible when the page opens (`ui/picture`). */
const URGENT = 'fetchPriority="high"';
/** The crop for phones, if there is one, and otherwise the image itself. */
const ADDRESS = new RegExp(`(\\ssrc(?:Set)?=")${STORED_FILES}([^"/\\s]+)"`);

/**
 * Inlines the drawings that are visible when the page opens, so that they appear with its text instead of one round
 * trip later. Photographs have several sizes, from which the browser chooses, so they stay files.
 * @returns the page; a drawing that is too large or cannot be read stays a file
 */
export function createPictureInliner(): (html: ByteText, storage: FileStorage) => Promise<ByteText> {
  /** The data address of each drawing; empty if it stays a file. A key's content never changes. */
  const known = new ByteLru<string>(MEMORY_BYTES, () => {});
  let pausedUntil = 0;

  return async (html, storage) => {
    const parts = html.split(URGENT);
    const after = parts.pop() ?? "";
    const written = await Promise.all(parts.map((part) => writeDrawing(part, storage)));
    return [...written, after].join(URGENT) as ByteText;
  };

  /** @param part ends within the image */
  async function writeDrawing(part: string, storage: FileStorage): Promise<string> {
    const start = part.lastIndexOf("<picture");
    const picture = part.slice(start);
    const key = picture.match(ADDRESS)?.[2];
    if (start < 0 || !key?.endsWith(ENDING) || !isStorageKey(key)) return part;
    const address = known.get(key) ?? (await read(key, storage));
    if (!address) return part;
    return part.slice(0, start) + picture.replace(ADDRESS, (_, name) => `${name}${address}"`);
  }

  async function read(key: string, storage: FileStorage): Promise<string> {
    if (Date.now() < pausedUntil) return "";
    const file = await withTimeout(storage.get(key));
    if (file === undefined) pausedUntil = Date.now() + PAUSE_MS;
    if (!file) return "";
    const isSmall = gzipSync(file.bytes).length <= MAX_BYTES;
    const address = isSmall ? dataAddress(textOfBytes(file.bytes)) : "";
    known.set(key, address, address.length + key.length);
    return address;
  }
}

/** @returns undefined if the storage fails or does not respond */
async function withTimeout<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, undefined);
  });
  const value = await Promise.race([reading.catch(() => undefined), late]);
  clearTimeout(timer);
  return value;
}

/** Readable text compresses better than Base64. Spaces and commas would end an address in `srcset`. */
function dataAddress(drawing: ByteText): string {
  return `data:image/svg+xml,${drawing.trim().replaceAll(/[\t\n\f\r %#"&<>,]/g, encodeURIComponent)}`;
}
