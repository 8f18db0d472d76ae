import type { PageMessage } from "~/web/worker/messages";
import { useClientStore } from "../store/client-store";
import { watchUnsentInput, whenNothingIsUnsent } from "./unsent-input";
import { watchWorkers } from "./worker-updates";

const WORKER = "/sw.js";

/**
 * Has the site's service worker keep what is read, for when there is no connection, and lets a newer version of the site take
 * over. Not for staff: they see what they are working on, so what was kept before they signed in goes.
 *
 * Called once, when the application runs and the browser has time.
 */
export async function keepForOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  if (useClientStore.getState().user) return removeWorker();
  const registration = await navigator.serviceWorker.register(WORKER).catch(() => undefined);
  // A browser that refuses (private windows, a policy) goes on without.
  if (!registration) return;

  watchUnsentInput();
  const stop = watchWorkers(registration, navigator.serviceWorker, ({ name, worker, isUpdate }) => {
    if (name === "waiting") send(worker, { type: "SKIP_WAITING" });
    if (name === "controlling" && isUpdate) whenNothingIsUnsent(() => location.reload());
    // The page that was open before there was any worker.
    if (name === "controlling" && !isUpdate) send(worker, { type: "PAGE_SHOWN", path: location.pathname });
  });
  useClientStore.subscribe(({ user }) => {
    if (!user) return;
    stop();
    void removeWorker();
  });
}

async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("openward-")).map((name) => caches.delete(name)));
}

function send(worker: ServiceWorker, message: PageMessage): void {
  worker.postMessage(message);
}
