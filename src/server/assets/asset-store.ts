import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import pLimit from "p-limit";
import { fixedForms } from "~/platform/cache/compressed-forms";
import type { ReadyContent } from "../direct/ready-content";

export interface AssetStore {
  /** @param path as requested, with a leading slash, not decoded */
  find(path: string): ReadyContent | undefined;
}

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * Files read at the same time, each with its two compressed copies: a container may limit a process to a
 * thousand open files.
 */
const MAX_CONCURRENT = 32;

/**
 * Reads the build's browser files into memory, with their compressed copies. Only these can be requested, so
 * no path leads anywhere else.
 * @param directory build/client
 */
export async function loadAssets(directory: string): Promise<AssetStore> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.name.startsWith(".") && !/\.(br|gz)$/.test(entry.name),
  );
  const assets = new Map<string, ReadyContent>();
  const limit = pLimit(MAX_CONCURRENT);
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(directory, file).split(sep).join("/")}`;
      assets.set(path, await limit(() => loadAsset(file, path)));
    }),
  );
  return { find: (path) => assets.get(path) };
}

async function loadAsset(file: string, path: string): Promise<ReadyContent> {
  const [plain, br, gzip] = await Promise.all([
    readFile(file),
    readIfPresent(`${file}.br`),
    readIfPresent(`${file}.gz`),
  ]);
  return {
    status: 200,
    headers: {
      "content-type": TYPES[extname(path)] ?? "application/octet-stream",
      "cache-control": cacheControlOf(path),
      vary: "accept-encoding",
    },
    etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    body: plain,
    compressed: fixedForms({ br, gzip }),
  };
}

function cacheControlOf(path: string): string {
  // A cached old worker would keep serving old versions of everything else.
  if (path === "/sw.js" || path === "/staff-sw.js") return "no-cache";
  // The name changes with the content.
  return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}

async function readIfPresent(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
