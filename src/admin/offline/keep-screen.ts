import { SCREENS } from "./run-staff-worker";
import { isFile, type ScreenMessage } from "./screen-message";

const WORKER = "/staff-sw.js";
const SCOPE = "/admin/";

/**
 * Keeps the open screen on this device, so that it opens again after a reload without a connection. What it shows of
 * people is not part of it: see `kept-answers.ts`. Browsers without service workers keep nothing.
 */
export async function keepScreen(path: string): Promise<void> {
  const workers = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await workers?.register(WORKER, { scope: SCOPE }).catch(() => undefined);
  if (!workers || !registration) return;
  const { active } = await workers.ready;
  active?.postMessage({ type: "KEEP_SCREEN", path, files: loadedFiles() } satisfies ScreenMessage);
}

/** Removes the kept screens and their worker. */
export async function dropScreens(): Promise<void> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration(SCOPE);
  if (registration && new URL(registration.scope).pathname === SCOPE) await registration.unregister();
  await globalThis.caches?.delete(SCREENS);
}

function loadedFiles(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return [...new Set(paths.filter(isFile))];
}
