import { SCREENS } from "./run-staff-worker";
import { isFile, type ScreenMessage } from "./screen-message";

const WORKER = "/staff-sw.js";
const SCOPE = "/admin/";
/** The worker may be busy with keeping a screen over a slow connection. */
const TIMEOUT_MS = 3_000;

/** True once the person has signed out. From then on, this document stores no screens. */
let isDropped = false;

/**
 * Keeps the open screen on this device, so that it opens again after a reload without a connection. What it shows of
 * people is not part of it: see `stored-responses.ts`. Browsers without service workers keep nothing.
 */
export async function keepScreen(path: string): Promise<void> {
  if (isDropped) return;
  const workers = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await workers?.register(WORKER, { scope: SCOPE }).catch(() => undefined);
  if (!workers || !registration) return;
  const { active } = await workers.ready;
  // The person signed out in the meantime.
  if (isDropped) await dropScreens();
  else active?.postMessage({ type: "KEEP_SCREEN", path, files: loadedFiles() } satisfies ScreenMessage);
}

/** Removes the stored screens and unregisters the worker. Screens that the worker is still storing are removed too. */
export async function dropScreens(): Promise<void> {
  isDropped = true;
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration(SCOPE);
  if (registration && new URL(registration.scope).pathname === SCOPE) {
    if (registration.active) await dropIn(registration.active);
    await registration.unregister();
  }
  await globalThis.caches?.delete(SCREENS);
}

/** Resolves when the worker has deleted its cache, or is too slow. */
function dropIn(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    setTimeout(resolve, TIMEOUT_MS);
    worker.postMessage({ type: "DROP_SCREENS" } satisfies ScreenMessage, [port2]);
  });
}

function loadedFiles(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return [...new Set(paths.filter(isFile))];
}
