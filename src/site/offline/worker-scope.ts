/**
 * The part of a service worker's global scope that we use. The compiler's own types conflict with those of a
 * page.
 */
export interface WorkerScope {
  location: { origin: string };
  caches: CacheStorage;
  fetch: typeof fetch;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "message", listener: (event: WorkerMessageEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: WorkerFetchEvent) => void): void;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerMessageEvent extends LastingEvent {
  data: unknown;
  ports: readonly MessagePort[];
  source: { id: string } | null;
}

export interface WorkerFetchEvent extends LastingEvent {
  request: Request;
  /** Id of the page that a navigation leads to. */
  resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}
