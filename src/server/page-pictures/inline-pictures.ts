import { gzipSync } from "node:zlib";
import { ByteLru } from "~/platform/cache/byte-lru";
import type { FileStorage } from "~/platform/storage/file-storage";
import { isStorageKey } from "~/platform/storage/file-storage";

/** A drawing larger than this, compressed, is requested as a file. The largest of the demo hospital has 10 kB. */
const MOST_BYTES = 12_000;
const MEMORY_BYTES = 4 * 1_024 * 1_024;
const ENDING = ".svg";

/** An image that the visitor sees at once, with the other crop for phones before it, if there is one. */
const URGENT_IMAGE = /(?:<source [^>]*>)?<img [^>]*fetchPriority="high"[^>]*>/g;
/** The crop for phones, if there is one, and otherwise the image itself. */
const ADDRESS = /(\ssrc(?:Set)?=")\/files\/([^"/\s]+)"/;

/**
 * Writes the drawings that a visitor sees at once into the page, so that they are shown with its text instead of a round
 * trip later. Photographs have several sizes, from which the browser chooses, so they stay files.
 * @returns the page; a drawing that is too large or cannot be read stays a file
 */
export function createPictureInliner(): (html: string, storage: FileStorage) => Promise<string> {
  /** The data address of each drawing; empty if it stays a file. A key's content never changes. */
  const known = new ByteLru<string>(MEMORY_BYTES, () => {});

  return async (html, storage) => {
    const images = html.match(URGENT_IMAGE) ?? [];
    let page = html;
    for (const image of new Set(images)) {
      const key = image.match(ADDRESS)?.[2];
      if (!key?.endsWith(ENDING) || !isStorageKey(key)) continue;
      const address = known.get(key) ?? (await read(key, storage));
      if (address)
        page = page.replaceAll(
          image,
          image.replace(ADDRESS, (_, name) => `${name}${address}"`),
        );
    }
    return page;
  };

  async function read(key: string, storage: FileStorage): Promise<string> {
    // The page is shown without it while the storage does not respond.
    const file = await storage.get(key).catch(() => null);
    if (!file) return "";
    const isSmall = gzipSync(file.bytes).length <= MOST_BYTES;
    const address = isSmall ? dataAddress(file.bytes.toString("utf8")) : "";
    known.set(key, address, address.length + key.length);
    return address;
  }
}

/** Readable text compresses better than Base64. Spaces and commas would end an address in `srcset`. */
function dataAddress(drawing: string): string {
  return `data:image/svg+xml,${drawing.trim().replaceAll(/[\s%#"&<>,]/g, encodeURIComponent)}`;
}
