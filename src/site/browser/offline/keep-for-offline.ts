import type { PageMessage } from "../../offline/messages";
import { type OfflineSurroundings, offlineSurroundings } from "./offline-surroundings";
import { watchWorkers } from "./worker-updates";

const WORKER = "/sw.js";

/**
 * Registers the service worker, which keeps pages for offline use, and lets a newer version of the site take
 * over. Not for staff: they need current pages, so what was kept before they signed in is removed.
 *
 * Called once, when the app runs and the browser is idle.
 */
export async function keepForOffline(here: OfflineSurroundings = offlineSurroundings()): Promise<void> {
  const { workers, page, staff, unsent } = here;
  if (!workers) return;
  if (staff.isSignedIn()) return removeWorker(here);
  const registration = await workers.register(WORKER).catch(() => undefined);
  // A browser that refuses (private windows, a policy) continues without.
  if (!registration) return;

  unsent.watch();
  const stop = watchWorkers(registration, workers, ({ name, worker, isUpdate }) => {
    if (name === "waiting") send(worker, { type: "SKIP_WAITING" });
    if (name === "controlling" && isUpdate) unsent.whenNone(page.reload);
    // Let the first worker store the page, which was open before the worker existed.
    if (name === "controlling" && !isUpdate) send(worker, { type: "PAGE_SHOWN", path: page.path() });
  });
  staff.onChange(() => {
    if (!staff.isSignedIn()) return;
    stop();
    void removeWorker(here);
  });
}

async function removeWorker({ workers, caches }: OfflineSurroundings): Promise<void> {
  const registrations = (await workers?.getRegistrations()) ?? [];
  // The staff's own worker has a part of the site.
  const ofSite = registrations.filter(({ scope }) => new URL(scope).pathname === "/");
  await Promise.all(ofSite.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("openward-")).map((name) => caches.delete(name)));
}

function send(worker: ServiceWorker, message: PageMessage): void {
  worker.postMessage(message);
}
