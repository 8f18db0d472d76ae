/** What the service worker uses of its surroundings. The compiler's own list of them cannot stand beside that of a page. */
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
  /** Of the page that a navigation leads to. */
  resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}
