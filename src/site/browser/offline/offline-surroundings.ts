import { clientStore } from "../store/client-store";
import { watchUnsentInput, whenNoInputIsUnsent } from "./unsent-input";

/** Dependencies on the browser and the page, for keeping pages offline. */
export interface OfflineSurroundings {
  workers: ServiceWorkerContainer | undefined;
  caches: Pick<CacheStorage, "keys" | "delete">;
  page: { path(): string; reload(): void };
  staff: { isSignedIn(): boolean; onChange(tell: () => void): void };
  unsent: { watch(): void; whenNone(act: () => void): void };
}

/** The real ones, of the open page. */
export function offlineSurroundings(): OfflineSurroundings {
  return {
    workers: navigator.serviceWorker,
    caches: globalThis.caches,
    page: { path: () => location.pathname, reload: () => location.reload() },
    staff: {
      isSignedIn: () => clientStore.getState().user !== null,
      onChange: (tell) => void clientStore.subscribe(tell),
    },
    unsent: { watch: watchUnsentInput, whenNone: whenNoInputIsUnsent },
  };
}
