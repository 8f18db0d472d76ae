import { answerPage } from "./answer-page";
import { type PageSource, readMessage } from "./messages";
import { ESSENTIALS, offlineCache } from "./offline-cache";
import { responseStrategy } from "./what-may-be-kept";
import type { WorkerMessageEvent, WorkerScope } from "./worker-scope";

const ASK_AGAIN_AFTER_MS = 60_000;

/**
 * The service worker's handlers for installation, activation, requests, and messages.
 * @param now ms since 1970
 */
export function runWorker(scope: WorkerScope, now: () => number = Date.now): void {
  const fetchFromSite: typeof fetch = (...call) => scope.fetch(...call);
  const pageStore = offlineCache(
    { caches: scope.caches, location: scope.location, fetch: fetchFromSite },
    now,
  );
  /** Pages that were served from the cache, by the browser's id of each, and when they had been kept. */
  const servedFromCache = new Map<string, number>();
  let noticeReceivedAt = Number.NEGATIVE_INFINITY;

  scope.addEventListener("install", (event) => {
    event.waitUntil(Promise.all([pageStore.fetchPage(ESSENTIALS), pageStore.renewNotice()]));
  });

  scope.addEventListener("activate", (event) => {
    event.waitUntil(Promise.all([scope.clients.claim(), pageStore.dropOld()]));
  });

  scope.addEventListener("fetch", (event) => {
    const answering = responseStrategy(event.request, scope.location.origin);
    if (answering === "file") event.respondWith(pageStore.file(event.request.url));
    if (answering !== "page") return;
    event.respondWith(
      answerPage(event, fetchFromSite, pageStore, (client, keptAt) => servedFromCache.set(client, keptAt)),
    );
  });

  scope.addEventListener("message", (event) => {
    const message = readMessage(event.data);
    if (message?.type === "SKIP_WAITING") event.waitUntil(scope.skipWaiting());
    if (message?.type === "PAGE_SHOWN") event.waitUntil(pageStore.fetchPage(message.path));
    if (message?.type === "HOW_ANSWERED") event.waitUntil(sendPageSource(event, message.keptAt));
  });

  /**
   * Every page asks how it was answered. That is when the worker checks for an emergency: at most once a minute while
   * the hospital responds, and each time for a kept page. The page gets the known state immediately, and again after
   * the check.
   */
  async function sendPageSource(
    { ports, source }: WorkerMessageEvent,
    storedBefore: number | null,
  ): Promise<void> {
    const keptAt = servedFromCache.get(source?.id ?? "") ?? storedBefore;
    const tell = async (isCurrent: boolean) => {
      const incident = await pageStore.lastNotice();
      ports[0]?.postMessage({ keptAt, incident, isCurrent } satisfies PageSource);
    };
    const isKnown = keptAt === null && now() - noticeReceivedAt <= ASK_AGAIN_AFTER_MS;
    await tell(isKnown);
    if (isKnown || !(await pageStore.renewNotice())) return;
    noticeReceivedAt = now();
    await tell(true);
  }
}
