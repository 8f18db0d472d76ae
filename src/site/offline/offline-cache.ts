import type { Incident } from "./messages";
import { isHtml, isKeepableAddress, isPublicResponse } from "./what-may-be-kept";
import type { WorkerScope } from "./worker-scope";

const PAGES = "openward-pages-1";
const FILES = "openward-files-1";
const INCIDENT = "openward-incident-1";
const ALL = [PAGES, FILES, INCIDENT];
const OUR_OWN = /^openward-/;

/** The oldest are dropped first. */
const MOST_PAGES = 40;
const MOST_FILES = 240;

/** Header of a kept page: when it was kept, in ms since 1970. */
const KEPT_AT = "x-kept-at";

/** Contains everything urgent, and is kept before it is requested. */
export const ESSENTIALS = "/essentials";
const INCIDENT_ADDRESS = "/incident.json";

type Surroundings = Pick<WorkerScope, "caches" | "fetch" | "location">;

/** What the worker keeps on the device, and how it gets there. */
export function offlineCache({ caches, fetch, location }: Surroundings, now: () => number = Date.now) {
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
    await put(PAGES, address.href, new Response(html, { headers }), MOST_PAGES);
    await Promise.all([...filesNamedIn(html)].map((path) => file(new URL(path, location.origin).href)));
  }

  async function page(address: URL): Promise<{ answer: Response; keptAt: number } | undefined> {
    if (address.pathname !== ESSENTIALS && !isKeepableAddress(address)) return undefined;
    const cache = await caches.open(PAGES);
    const answer = await cache.match(location.origin + address.pathname);
    return answer && { answer, keptAt: Number(answer.headers.get(KEPT_AT)) };
  }

  /** A file of the build or of the media library: its contents never change, so the kept copy is as good. */
  async function file(address: string): Promise<Response> {
    const cache = await caches.open(FILES);
    const cachedAnswer = await cache.match(address);
    if (cachedAnswer) return cachedAnswer;
    const answer = await fetch(address, { credentials: "omit" }).catch(() => Response.error());
    if (isPublicResponse(answer)) await put(FILES, address, answer.clone(), MOST_FILES);
    return answer;
  }

  async function put(name: string, address: string, answer: Response, most: number): Promise<void> {
    const cache = await caches.open(name);
    // Added again, it is the newest in the order of the cache.
    await cache.delete(address);
    await cache.put(address, answer);
    const old = (await cache.keys()).map(({ url }) => url).filter((url) => !url.endsWith(ESSENTIALS));
    await Promise.all(old.slice(0, Math.max(old.length - most, 0)).map((url) => cache.delete(url)));
  }

  /** The hospital's last emergency notice, for when it cannot be reached. */
  async function lastIncident(): Promise<Incident | null> {
    const cache = await caches.open(INCIDENT);
    const answer = await cache.match(location.origin + INCIDENT_ADDRESS);
    const said = answer ? incidentIn(await answer.json().catch(() => null)) : null;
    return said?.until && Date.parse(said.until) <= now() ? null : said;
  }

  /**
   * Asks the hospital for an emergency notice. If it changed, the essentials are fetched again.
   * @returns whether the hospital responded
   */
  async function renewIncident(): Promise<boolean> {
    const answer = await fetch(location.origin + INCIDENT_ADDRESS, {
      credentials: "omit",
      cache: "no-store",
    }).catch(() => null);
    if (!answer || (!answer.ok && answer.status !== 404)) return false;
    const before = JSON.stringify(await lastIncident());
    const said = answer.ok ? await answer.json().catch(() => null) : null;
    const cache = await caches.open(INCIDENT);
    await cache.put(location.origin + INCIDENT_ADDRESS, Response.json(said));
    if (JSON.stringify(incidentIn(said)) !== before) await fetchPage(ESSENTIALS);
    return true;
  }

  /** Drops what earlier versions of the worker kept in another form. */
  async function dropOld(): Promise<void> {
    const old = (await caches.keys()).filter((name) => OUR_OWN.test(name) && !ALL.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
  }

  return { fetchPage, keepPage, page, file, lastIncident, renewIncident, dropOld };
}

/** The style sheets, scripts, and fonts that a page of ours names anywhere. */
function filesNamedIn(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/["'](\/assets\/[\w./-]+)["']/g), ([, path]) => path as string));
}

function incidentIn(said: unknown): Incident | null {
  const { active, title, text, url, until } = (said ?? {}) as Record<string, unknown>;
  if (active !== true || typeof title !== "string") return null;
  return {
    title,
    text: typeof text === "string" ? text : "",
    url: typeof url === "string" ? url : "",
    until: typeof until === "string" ? until : null,
  };
}
