import { useClientStore } from "../store/client-store";
import { watchUnsentInput, whenNothingIsUnsent } from "./unsent-input";

/** What keeping pages for offline has to do with of the browser and the page. */
export interface OfflineSurroundings {
  workers: ServiceWorkerContainer | undefined;
  caches: Pick<CacheStorage, "keys" | "delete">;
  page: { path(): string; reload(): void };
  staff: { isSignedIn(): boolean; onChange(tell: () => void): void };
  unsent: { watch(): void; whenNone(act: () => void): void };
}

/** Those of the page that is open. */
export function offlineSurroundings(): OfflineSurroundings {
  return {
    workers: navigator.serviceWorker,
    caches: globalThis.caches,
    page: { path: () => location.pathname, reload: () => location.reload() },
    staff: {
      isSignedIn: () => useClientStore.getState().user !== null,
      onChange: (tell) => void useClientStore.subscribe(tell),
    },
    unsent: { watch: watchUnsentInput, whenNone: whenNothingIsUnsent },
  };
}
