import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { ByteLru } from "~/platform/cache/byte-lru";
import { compressPage } from "~/platform/cache/compress-page";
import { AppError } from "~/platform/errors/app-error";
import { isPublicKey } from "~/platform/storage/content-type-of";
import type { StoredFile } from "~/platform/storage/file-storage";
import type { HonoEnv } from "~/server/hono-env";
import { byteRange } from "~/server/middleware/byte-range";
import { methodNotAllowed } from "~/server/middleware/guard-method";
import { preferredEncoding } from "~/server/page-cache/preferred-encoding";
import type { Services } from "~/server/services";
import { previewOf } from "../image/pending/pending-files";

const PREFIX = "/files/";
const COMPRESSED = new Set(["image/svg+xml", "text/csv", "application/json"]);
const MEMORY_BYTES = 32 * 1024 * 1024;

interface ReadyFile extends StoredFile {
  br?: Buffer;
  gzip?: Buffer;
}

const HEADERS = {
  // A key is random and never reused, so its content never changes.
  "cache-control": "public, max-age=31536000, immutable",
  // A file opened as a document cannot run or load anything, whatever it contains.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // Pictures are also shown in emails and on other sites.
  "cross-origin-resource-policy": "cross-origin",
};

/**
 * Browsers show a PDF in their own viewer, which a sandbox would block; everything else that is not a picture is a
 * download.
 */
function presentation(contentType: string): Record<string, string> {
  if (contentType === "application/pdf")
    return { "content-security-policy": "default-src 'none'; object-src 'self'" };
  return contentType.startsWith("image/") ? {} : { "content-disposition": "attachment" };
}

/** The name of the download: the last part of an address such as `/files/<key>/prices.csv`. */
const NAME = /^[\w.-]{1,200}$/;

function answerFilm(c: Context<HonoEnv>, { bytes, contentType }: ReadyFile) {
  const headers = {
    ...HEADERS,
    ...presentation(contentType),
    "content-type": contentType,
    "accept-ranges": "bytes",
  };
  const range = byteRange(c.req.header("range"), bytes.length);
  if (range === "beyond")
    return c.body(null, 416, { ...headers, "content-range": `bytes */${bytes.length}` });
  if (!range) return c.body(bytes as Uint8Array<ArrayBuffer>, 200, headers);
  const { first, last } = range;
  const part = bytes.subarray(first, last + 1) as Uint8Array<ArrayBuffer>;
  return c.body(part, 206, { ...headers, "content-range": `bytes ${first}-${last}/${bytes.length}` });
}

/** Serves the media library's files. Text is compressed once and cached in memory, like other frequent requests. */
export function storedFiles({ db, storage }: Pick<Services, "db" | "storage">) {
  const memory = new ByteLru<ReadyFile>(MEMORY_BYTES, () => {});
  return createMiddleware<HonoEnv>(async (c, next) => {
    if (!c.req.path.startsWith(PREFIX)) return next();
    if (c.req.method !== "GET" && c.req.method !== "HEAD") throw methodNotAllowed(["GET", "HEAD"]);
    const [key = "", name, ...deeper] = c.req.path.slice(PREFIX.length).split("/");
    const isAddress = deeper.length === 0 && (name === undefined || NAME.test(name)) && isPublicKey(key);
    const file = isAddress && (await find(key));
    if (!file) {
      const preview = isAddress ? await pendingPreview(key) : null;
      if (!preview) throw new AppError("NOT_FOUND", "There is no such file.");
      const { bytes, contentType } = preview;
      const headers = { ...HEADERS, "cache-control": "no-store", "content-type": contentType };
      return c.body(bytes as Uint8Array<ArrayBuffer>, 200, headers);
    }
    // Players request a film in ranges; Safari does not play it otherwise.
    if (file.contentType.startsWith("video/")) return answerFilm(c, file);
    const encoding = preferredEncoding(c.req.header("accept-encoding"));
    const compressed = encoding && file[encoding];
    const headers = {
      ...HEADERS,
      ...presentation(file.contentType),
      "content-type": file.contentType,
      vary: "accept-encoding",
    };
    const body = (compressed || file.bytes) as Uint8Array<ArrayBuffer>;
    return c.body(body, 200, compressed ? { ...headers, "content-encoding": encoding } : headers);
  });

  /**
   * A picture is public before all of its files exist: its preview stands in for them, and is not cached under their
   * names.
   */
  async function pendingPreview(key: string): Promise<StoredFile | null> {
    const preview = await previewOf(db, key);
    // Encoded in the meantime: the file itself.
    return storage.get(preview ?? key);
  }

  async function find(key: string): Promise<ReadyFile | null> {
    const fromMemory = memory.get(key);
    if (fromMemory) return fromMemory;
    const stored = await storage.get(key);
    if (!stored) return null;
    const isText = COMPRESSED.has(stored.contentType);
    const file: ReadyFile = isText ? { ...stored, ...(await compressPage(stored.bytes)) } : stored;
    memory.set(key, file, file.bytes.length + (file.br?.length ?? 0) + (file.gzip?.length ?? 0));
    return file;
  }
}
