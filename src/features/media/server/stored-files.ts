import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { ByteLru } from "~/platform/cache/byte-lru";
import { bytesWithForms, CompressedForms } from "~/platform/cache/compressed-forms";
import { AppError } from "~/platform/errors/app-error";
import { STORED_FILES } from "~/platform/isomorphic/file-addresses";
import { isPublicKey } from "~/platform/storage/content-type-of";
import type { StoredFile } from "~/platform/storage/file-storage";
import type { ReadyContent } from "~/server/direct/ready-content";
import { sendContent } from "~/server/direct/send-content";
import type { HonoEnv } from "~/server/hono-env";
import { byteRange } from "~/server/middleware/byte-range";
import { methodNotAllowed } from "~/server/middleware/guard-method";
import type { Services } from "~/server/services";
import { previewOf } from "../image/pending/pending-files";

const COMPRESSED = new Set(["image/svg+xml", "text/csv", "application/json"]);
const MEMORY_BYTES = 32 * 1024 * 1024;

const HEADERS = {
  // Keys are random and never reused, so the content at a key never changes.
  "cache-control": "public, max-age=31536000, immutable",
  // A file that is opened as a document must not run or load anything, whatever it contains.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // Emails and other sites also show the pictures.
  "cross-origin-resource-policy": "cross-origin",
};

/**
 * Browsers show a PDF in a built-in viewer, which the CSP directive `sandbox` would block. Everything else that is not
 * a picture is a download.
 */
function presentation(contentType: string): Record<string, string> {
  if (contentType === "application/pdf")
    return { "content-security-policy": "default-src 'none'; object-src 'self'" };
  return contentType.startsWith("image/") ? {} : { "content-disposition": "attachment" };
}

/** The download name: the last part of an address such as `/files/<key>/prices.csv`. */
const NAME = /^[\w.-]{1,200}$/;

function readyFile({ bytes, contentType }: StoredFile): ReadyContent {
  const headers = { ...HEADERS, ...presentation(contentType), "content-type": contentType };
  return {
    status: 200,
    headers: { ...headers, vary: "accept-encoding" },
    body: bytes,
    compressed: COMPRESSED.has(contentType) ? new CompressedForms(bytes) : undefined,
  };
}

function answerFilm(c: Context<HonoEnv>, { bytes, contentType }: StoredFile) {
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

/** Serves the files of the media library. */
export interface StoredFiles {
  middleware: MiddlewareHandler<HonoEnv>;
  /** The file at this path, if it is in memory and not a film. */
  peek(path: string): ReadyContent | undefined;
}

/** Serves the media library's files. Caches them in memory, texts with their compressed forms. */
export function storedFiles({ db, storage }: Pick<Services, "db" | "storage">): StoredFiles {
  const memory = new ByteLru<StoredFile | ReadyContent>(MEMORY_BYTES, () => {});

  /**
   * A picture can be public before all its files exist. Until then, serves its preview under their names, without
   * caching.
   */
  async function pendingPreview(key: string): Promise<StoredFile | null> {
    const preview = await previewOf(db, key);
    // If the file was encoded in the meantime, `preview` is undefined.
    return storage.get(preview ?? key);
  }

  async function find(key: string): Promise<StoredFile | ReadyContent | null> {
    const fromMemory = memory.get(key);
    if (fromMemory) return fromMemory;
    const stored = await storage.get(key);
    if (!stored) return null;
    if (isFilm(stored)) {
      memory.set(key, stored, stored.bytes.length);
      return stored;
    }
    const file = readyFile(stored);
    memory.set(key, file, file.compressed ? bytesWithForms(file.body) : file.body.length);
    return file;
  }

  return {
    middleware: createMiddleware<HonoEnv>(async (c, next) => {
      if (!c.req.path.startsWith(STORED_FILES)) return next();
      if (c.req.method !== "GET" && c.req.method !== "HEAD") throw methodNotAllowed(["GET", "HEAD"]);
      const key = keyIn(c.req.path);
      const file = key && (await find(key));
      if (file) return "body" in file ? sendContent(c, file) : answerFilm(c, file);
      const preview = key ? await pendingPreview(key) : null;
      if (!preview) throw new AppError("NOT_FOUND", "There is no such file.");
      const { bytes, contentType } = preview;
      const headers = { ...HEADERS, "cache-control": "no-store", "content-type": contentType };
      return c.body(bytes as Uint8Array<ArrayBuffer>, 200, headers);
    }),
    peek(path) {
      const key = path.startsWith(STORED_FILES) ? keyIn(path) : undefined;
      const file = key && memory.get(key);
      return file && "body" in file ? file : undefined;
    },
  };
}

/** Players request a film in ranges. Safari requires this. */
function isFilm({ contentType }: StoredFile): boolean {
  return contentType.startsWith("video/");
}

/** The key in `/files/<key>` or `/files/<key>/<download name>`; undefined for any other path. */
function keyIn(path: string): string | undefined {
  const [key = "", name, ...deeper] = path.slice(STORED_FILES.length).split("/");
  const isAddress = deeper.length === 0 && (name === undefined || NAME.test(name)) && isPublicKey(key);
  return isAddress ? key : undefined;
}
