import type { Encoding } from "~/platform/cache/compress-text";
import type { Compressed } from "~/platform/cache/compressed-forms";
import type { SharedCopy } from "~/platform/cache/shared/shared-copy";
import { preferredEncoding } from "../page-cache/preferred-encoding";

/** Content that is the same for every caller. */
export interface ReadyContent {
  status: number;
  /** Without `etag` and `content-encoding`. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Undefined for content that is sent uncompressed. */
  compressed?: Compressed | undefined;
  /** Without one it is always sent in full. */
  etag?: string | undefined;
  /** Undefined if its headers contain all cache directives. */
  shared?: SharedCopy | undefined;
}

/** The form of the content that answers one request. */
export type ContentForm = "plain" | "br" | "gzip" | "unchanged";

/** The request headers that decide the encoding. */
export interface FormHeaders {
  ifNoneMatch: string | undefined;
  acceptEncoding: string | undefined;
}

/** The smallest form that the caller accepts; `unchanged` if the caller already has the content. */
export function formFor(content: ReadyContent, { ifNoneMatch, acceptEncoding }: FormHeaders): ContentForm {
  if (content.status !== 200) return "plain";
  if (content.etag !== undefined && ifNoneMatch?.includes(content.etag)) return "unchanged";
  const encoding = preferredEncoding(acceptEncoding);
  return encoding && content.compressed?.offers(encoding) ? encoding : "plain";
}

/**
 * Requests this encoding.
 * @returns a promise if it is not ready yet; undefined if it can be sent immediately
 */
export function requestForm(content: ReadyContent, form: ContentForm): Promise<void> | undefined {
  return isCompressed(form) ? content.compressed?.request(form) : undefined;
}

export function isCompressed(form: ContentForm): form is Encoding {
  return form === "br" || form === "gzip";
}

/** A response before it becomes one of Node or of the Fetch standard. */
export interface ReadyResponse {
  status: number;
  headers: Record<string, string>;
  /** Null for a 304. */
  body: Buffer | null;
}

/** The response in an encoding that is ready (`requestForm`). */
export function responseIn(content: ReadyContent, form: ContentForm): ReadyResponse {
  const headers: Record<string, string> = { ...content.headers };
  if (content.etag !== undefined && content.status === 200) headers.etag = content.etag;
  if (form === "unchanged") return { status: 304, headers, body: null };
  const compressed = isCompressed(form) ? content.compressed?.[form] : undefined;
  if (compressed) headers["content-encoding"] = form;
  const body = compressed ?? content.body;
  // Set explicitly, because a response to HEAD has no body from which Node could compute it.
  headers["content-length"] = String(body.length);
  return { status: content.status, headers, body };
}
