import type { CachedPage } from "~/platform/cache/cached-page";
import type { WebContext } from "../hono-env";
import { preferredEncoding } from "./preferred-encoding";

// Uses `new Response` with a plain object: Hono's `c.body` would build a Headers object from it, which costs
// half as much as the whole response.

/** Without an ETag it is always sent in full. */
type SentPage = Omit<CachedPage, "etag"> & { etag: string | undefined };

/**
 * Sends a finished page in the smallest form that the caller accepts, or a 304 if the caller already has it.
 */
export function sendPage(c: WebContext, page: SentPage): Response {
  if (page.status !== 200)
    return new Response(asBytes(page.body), { status: page.status, headers: page.headers });
  const headers: Record<string, string> = { ...page.headers };
  if (page.etag !== undefined) {
    headers.etag = page.etag;
    if (c.req.header("if-none-match")?.includes(page.etag))
      return new Response(null, { status: 304, headers });
  }
  const encoding = preferredEncoding(c.req.header("accept-encoding"));
  const compressed = encoding && page[encoding];
  if (compressed) headers["content-encoding"] = encoding;
  return new Response(asBytes(compressed || page.body), { headers });
}

/** Buffers are byte arrays over unshared memory; TypeScript's types of the two disagree. */
function asBytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return buffer as Uint8Array<ArrayBuffer>;
}
