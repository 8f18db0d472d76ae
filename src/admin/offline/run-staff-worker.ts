import { isHtml } from "~/site/offline/what-may-be-kept";
import type { WorkerFetchEvent, WorkerScope } from "~/site/offline/worker-scope";
import { isFile, type KeepScreen, readScreenMessage, type ScreenMessage } from "./screen-message";

/** Not among the caches of the public pages, which are removed when staff sign in. */
export const SCREENS = "staff-screens-1";

/** The statuses of proxies while the site does not respond, and of the site while its database does not. */
const UNREACHABLE = new Set([502, 503, 504]);

/** How long to wait for the current screen before a stored one is shown. */
const TIMEOUT_MS = 5_000;

/** The oldest are dropped first. */
const MAX_SCREENS = 10;
const MAX_FILES = 300;

/**
 * Adds the handlers of the staff's service worker. It loads screens from the network. If a screen requests it, the
 * worker stores that screen for use without a connection, in the form that the server sends before anyone signs in: the
 * frame and the scripts, without data.
 */
export function runStaffWorker(scope: WorkerScope): void {
  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
  // Messages are processed one after the other, so that nothing is stored after it was deleted.
  let work: Promise<unknown> = Promise.resolve();
  scope.addEventListener("message", (event) => {
    const message = readScreenMessage(event.data);
    if (!message) return;
    work = work
      .then(() => handle(scope, message))
      .catch(() => undefined)
      .then(() => event.ports[0]?.postMessage("done"));
    event.waitUntil(work);
  });
  scope.addEventListener("fetch", (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== scope.location.origin) return;
    if (mode === "navigate") event.respondWith(answerScreen(scope, event, pathname));
    else if (isFile(pathname)) event.respondWith(answerFile(scope, event, pathname));
  });
}

async function handle(scope: WorkerScope, message: ScreenMessage): Promise<void> {
  if (message.type === "DROP_SCREENS") await scope.caches.delete(SCREENS);
  else await keep(scope, message);
}

async function answerScreen(
  scope: WorkerScope,
  { request }: WorkerFetchEvent,
  path: string,
): Promise<Response> {
  const stored = await storedScreen(scope, path).catch(() => undefined);
  if (!stored) return scope.fetch(request).catch(() => Response.error());
  const fromSite = scope.fetch(request).then(
    (answer) => (UNREACHABLE.has(answer.status) ? stored : answer),
    () => stored,
  );
  const inTime = new Promise<Response>((resolve) => setTimeout(resolve, TIMEOUT_MS, stored));
  return Promise.race([fromSite, inTime]);
}

async function answerFile(
  scope: WorkerScope,
  { request }: WorkerFetchEvent,
  path: string,
): Promise<Response> {
  return (await storedScreen(scope, path)) ?? scope.fetch(request);
}

async function storedScreen({ caches, location }: WorkerScope, path: string): Promise<Response | undefined> {
  return (await caches.open(SCREENS)).match(location.origin + path);
}

async function keep(scope: WorkerScope, { path, files }: KeepScreen): Promise<void> {
  const { caches, fetch, location } = scope;
  const cache = await caches.open(SCREENS);
  const answer = await fetch(location.origin + path);
  if (answer.status !== 200 || answer.redirected || !isHtml(answer)) return;
  await put(cache, location.origin + path, answer);
  for (const file of files.slice(-MAX_FILES)) {
    const address = location.origin + file;
    if (await cache.match(address)) continue;
    const found = await fetch(address).catch(() => undefined);
    if (found?.status === 200) await put(cache, address, found);
  }
  await dropOldest(cache);
}

/** Deletes the entry first, so that it becomes the newest in the order of the cache. */
async function put(cache: Cache, address: string, answer: Response): Promise<void> {
  await cache.delete(address);
  await cache.put(address, answer);
}

async function dropOldest(cache: Cache): Promise<void> {
  const addresses = (await cache.keys()).map(({ url }) => url);
  const isOfFile = (address: string) => isFile(new URL(address).pathname);
  const screens = addresses.filter((address) => !isOfFile(address));
  const files = addresses.filter(isOfFile);
  const old = [
    ...screens.slice(0, Math.max(0, screens.length - MAX_SCREENS)),
    ...files.slice(0, Math.max(0, files.length - MAX_FILES)),
  ];
  await Promise.all(old.map((address) => cache.delete(address)));
}
