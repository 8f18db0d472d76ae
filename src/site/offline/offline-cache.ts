import { EMERGENCY_NOTICE } from "~/server/isomorphic/emergency-notice";
import type { EmergencyNotice } from "./messages";
import { isHtml, isKeepableAddress, isPublicResponse } from "./what-may-be-kept";
import type { WorkerScope } from "./worker-scope";

const PAGES = "openward-pages-1";
const FILES = "openward-files-1";
const NOTICE = "openward-incident-1";
const ALL = [PAGES, FILES, NOTICE];
const SITE_CACHES = /^openward-/;

/** The oldest are dropped first. */
const MAX_PAGES = 40;
const MAX_FILES = 240;

/** Header of a kept page: when it was kept, in ms since 1970. */
const KEPT_AT = "x-kept-at";

/** Contains everything urgent, and is kept before it is requested. */
export const ESSENTIALS = "/essentials";

type Surroundings = Pick<WorkerScope, "caches" | "fetch" | "location">;

/** What the worker keeps on the device, and how it gets there. */
export function offlineCache(worker: Surroundings, now: () => number = Date.now) {
  const { caches } = worker;
  const file = fileStore(worker);
  const pages = pageStore(worker, file, now);
  const notice = noticeStore(worker, now);

  return {
    fetchPage: pages.fetchPage,
    keepPage: pages.keepPage,
    page: pages.page,
    file,
    lastNotice: notice.last,
    /**
     * Fetches the hospital's emergency notice. If it changed, the essentials are fetched again.
     * @returns whether the hospital responded
     */
    async renewNotice(): Promise<boolean> {
      const outcome = await notice.renew();
      if (outcome === "changed") await pages.fetchPage(ESSENTIALS);
      return outcome !== "unreachable";
    },
    /** Drops what earlier versions of the worker kept in another form. */
    async dropOld(): Promise<void> {
      const old = (await caches.keys()).filter((name) => SITE_CACHES.test(name) && !ALL.includes(name));
      await Promise.all(old.map((name) => caches.delete(name)));
    },
  };
}

type FileStore = (address: string) => Promise<Response>;

/**
 * Files of the build or of the media library. Their contents never change, so a kept copy is always current.
 */
function fileStore({ caches, fetch }: Surroundings): FileStore {
  return async (address) => {
    const cache = await caches.open(FILES);
    const cachedAnswer = await cache.match(address);
    if (cachedAnswer) return cachedAnswer;
    const answer = await fetch(address, { credentials: "omit" }).catch(() => Response.error());
    if (isPublicResponse(answer)) await put(cache, address, answer.clone(), MAX_FILES);
    return answer;
  };
}

/** @param file keeps the files that a page names */
function pageStore({ caches, fetch, location }: Surroundings, file: FileStore, now: () => number) {
  /** Requests a page without credentials, and keeps it with the files it names. Failures are ignored. */
  async function fetchPage(path: string): Promise<void> {
    const address = new URL(path, location.origin);
    if (address.origin !== location.origin || !isKeepableAddress(address)) return;
    const answer = await fetch(address.href, { credentials: "omit", cache: "no-cache" }).catch(() => null);
    if (answer) await keepPage(address, answer);
  }

  /** Keeps a page that has arrived, if it is the same for everyone. */
  async function keepPage(address: URL, answer: Response): Promise<void> {
    if (!isKeepableAddress(address) || !isPublicResponse(answer) || !isHtml(answer)) return;
    const html = await answer.text();
    const headers = new Headers(answer.headers);
    headers.set(KEPT_AT, String(now()));
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    await put(await caches.open(PAGES), address.href, new Response(html, { headers }), MAX_PAGES);
    await Promise.all([...filesNamedIn(html)].map((path) => file(new URL(path, location.origin).href)));
  }

  async function page(address: URL): Promise<{ answer: Response; keptAt: number } | undefined> {
    if (address.pathname !== ESSENTIALS && !isKeepableAddress(address)) return undefined;
    const cache = await caches.open(PAGES);
    const answer = await cache.match(location.origin + address.pathname);
    return answer && { answer, keptAt: Number(answer.headers.get(KEPT_AT)) };
  }

  return { fetchPage, keepPage, page };
}

/** The hospital's last emergency notice, for when the hospital cannot be reached. */
function noticeStore({ caches, fetch, location }: Surroundings, now: () => number) {
  const address = location.origin + EMERGENCY_NOTICE;

  async function last(): Promise<EmergencyNotice | null> {
    const cache = await caches.open(NOTICE);
    const answer = await cache.match(address);
    const notice = answer ? noticeIn(await answer.json().catch(() => null)) : null;
    return notice?.until && Date.parse(notice.until) <= now() ? null : notice;
  }

  async function renew(): Promise<"unreachable" | "same" | "changed"> {
    const answer = await fetch(address, { credentials: "omit", cache: "no-store" }).catch(() => null);
    if (!answer || (!answer.ok && answer.status !== 404)) return "unreachable";
    const before = JSON.stringify(await last());
    const body = answer.ok ? await answer.json().catch(() => null) : null;
    const cache = await caches.open(NOTICE);
    await cache.put(address, Response.json(body));
    return JSON.stringify(noticeIn(body)) === before ? "same" : "changed";
  }

  return { last, renew };
}

/** @param most how many entries the cache keeps, besides the essentials */
async function put(cache: Cache, address: string, answer: Response, most: number): Promise<void> {
  // Deletes the entry first, so that it becomes the newest in the order of the cache.
  await cache.delete(address);
  await cache.put(address, answer);
  const old = (await cache.keys()).map(({ url }) => url).filter((url) => !url.endsWith(ESSENTIALS));
  await Promise.all(old.slice(0, Math.max(old.length - most, 0)).map((url) => cache.delete(url)));
}

/** The style sheets, scripts, and fonts that a page of ours names anywhere. */
function filesNamedIn(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/["'](\/assets\/[\w./-]+)["']/g), ([, path]) => path as string));
}

function noticeIn(body: unknown): EmergencyNotice | null {
  const { active, title, text, url, until } = (body ?? {}) as Record<string, unknown>;
  if (active !== true || typeof title !== "string") return null;
  return {
    title,
    text: typeof text === "string" ? text : "",
    url: typeof url === "string" ? url : "",
    until: typeof until === "string" ? until : null,
  };
}
