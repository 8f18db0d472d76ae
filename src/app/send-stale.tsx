import { ByteLru } from "~/platform/cache/byte-lru";
import type { CachedPage } from "~/platform/cache/cached-page";
import { bytesWithForms, CompressedForms } from "~/platform/cache/compressed-forms";
import { sendContent } from "~/server/direct/send-content";
import type { SendStale, StalePage } from "~/server/page-cache/stale-page";
import type { Services } from "~/server/services";
import { insertNote } from "./shell/page-note/insert-note";
import { StaleNote } from "./shell/page-note/stale-note";

/** In a shorter outage, hardly anything on a page can have changed, so there is no note. */
const NOTE_AFTER_MS = 60_000;

const VARIANTS_BYTES = 16 * 1024 * 1024;

/**
 * A page in the form in which it is sent, and until when it is valid: an emergency that it mentions ends
 * then.
 */
interface Variant {
  page: CachedPage;
  until: number;
}

/**
 * Sends pages that were cached before the database went away. Each says so in its headers. After a minute, a
 * page also shows a note, and an expired emergency is hidden. Each page is changed and compressed once, not
 * for every visitor.
 */
export function createStaleSender({
  env,
  now,
  mainPhone,
}: Pick<Services, "env" | "now" | "mainPhone">): SendStale {
  const variants = new ByteLru<Variant>(VARIANTS_BYTES, () => {});

  function variantOf({ address, page, trueUntil }: StalePage): Variant {
    const isNoted = +now() - +trueUntil >= NOTE_AFTER_MS;
    const key = `${page.etag} ${isNoted ? +trueUntil : ""} ${address}`;
    const cachedPage = variants.get(key);
    if (cachedPage && cachedPage.until > +now()) return cachedPage;
    const variant = make(page, isNoted ? trueUntil : undefined);
    variants.set(key, variant, sizeOf(variant.page));
    return variant;
  }

  function make(page: CachedPage, noteSince: Date | undefined): Variant {
    const html = page.body.toString("utf8");
    const { changed, until } = withoutPastIncident(html, +now());
    const noted = noteSince ? withNote(changed, noteSince) : changed;
    if (noted === html) return { page, until };
    const body = Buffer.from(noted);
    return { page: { ...page, body, compressed: new CompressedForms(body) }, until };
  }

  function withNote(html: string, trueUntil: Date): string {
    const phone = mainPhone() ?? "";
    const since = formatSince(trueUntil, now(), env.TZ_HOSPITAL);
    return insertNote(html, <StaleNote since={since} phone={phone} />);
  }

  return async (c, stale) => {
    const isPage = stale.page.headers["content-type"]?.startsWith("text/html");
    const { page } = isPage ? variantOf(stale) : stale;
    return sendContent(c, {
      ...page,
      // Must not be reused once the database responds again, so it is not cached and has no ETag.
      etag: undefined,
      shared: undefined,
      headers: {
        ...page.headers,
        "cache-control": "no-store",
        warning: '110 openward "Response is Stale"',
        "x-openward-stale": stale.trueUntil.toISOString(),
      },
    });
  };
}

const INCIDENT = /<(?:section|div)(?=[^>]* data-incident-until="([^"]+)")/g;

/** Hides every expired notice. @returns also when the next one expires */
function withoutPastIncident(html: string, now: number): { changed: string; until: number } {
  let until = Number.POSITIVE_INFINITY;
  const changed = html.replace(INCIDENT, (start, end: string) => {
    const endsAt = Date.parse(end);
    if (endsAt <= now) return `${start} hidden=""`;
    until = Math.min(until, endsAt);
    return start;
  });
  return { changed, until };
}

/** "10:42 AM", with the day if that is not today. */
function formatSince(at: Date, now: Date, timeZone: string): string {
  const day = (date: Date) => date.toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone });
  const time = at.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit", timeZone });
  return day(at) === day(now) ? time : `${day(at)}, ${time}`;
}

function sizeOf({ body }: CachedPage): number {
  return bytesWithForms(body) + 1_024;
}
