import { createHash } from "node:crypto";
import type { Env } from "~/env";
import type { RenderedPage } from "~/platform/cache/cached-page";
import { CompressedForms } from "~/platform/cache/compressed-forms";
import { type SharedCaching, sharedCopy } from "~/platform/cache/shared/shared-copy";
import type { PageNotes } from "../request-context";
import type { Services } from "../services";

export type PageServices = Pick<Services, "env" | "now">;

/** Browsers must revalidate their copy: that costs one small response, and an edit is visible immediately. */
const REVALIDATE = "public, max-age=0, must-revalidate";

/**
 * Turns a response into its cached form. Cached are only 200 responses without cookies, and redirects that
 * staff created, unless the page said otherwise.
 */
export async function finishPage(
  response: Response,
  notes: PageNotes,
  { env, now }: PageServices,
): Promise<RenderedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const { "set-cookie": cookie, ...headers } = Object.fromEntries(response.headers);
  const version = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const isPublic = notes.cacheable && !/no-store|private/.test(headers["cache-control"] ?? "");
  const storable = isPublic && isLasting(response.status, notes) && cookie === undefined;
  const tags = notes.reads.tags();
  const { expiresAt } = notes;
  const caching = storable ? sharedCaching(env) : undefined;
  return {
    status: response.status,
    headers: {
      ...headers,
      "cache-control": headers["cache-control"] ?? (isPublic ? REVALIDATE : "private, no-store"),
      vary: "accept-encoding",
      // The browser compares it when it shows a page that it has kept (`keep-current.ts`).
      "server-timing": `version;desc="${version}"`,
    },
    body,
    compressed: isText(headers["content-type"]) ? new CompressedForms(body) : undefined,
    etag: `W/"${version}"`,
    shared: caching && sharedCopy(caching, { tags, expiresAt }, now),
    tags,
    expiresAt,
    unavailable: notes.unavailable,
    storable,
  };
}

/** Shared caches may use a stale page for as long as the site itself does. */
function sharedCaching({ SHARED_CACHE_SECONDS, STALE_PAGES_HOURS }: Env): SharedCaching | undefined {
  if (SHARED_CACHE_SECONDS === undefined) return undefined;
  return { seconds: SHARED_CACHE_SECONDS, staleSeconds: Math.round(STALE_PAGES_HOURS * 3_600) };
}

function isText(type = ""): boolean {
  return /^text\/|json|xml|javascript/.test(type);
}

function isLasting(status: number, { isRedirectOfStaff }: PageNotes): boolean {
  return status === 200 || (isRedirectOfStaff && (status === 301 || status === 302));
}
