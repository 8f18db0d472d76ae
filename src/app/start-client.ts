import { loadSpecialties } from "~/features/care/site/load-specialties";
import { markEnvironment } from "~/site/browser/environment-names";
import { watchErrors } from "~/site/browser/errors/watch-errors";
import { readStore } from "~/site/browser/store/client-store";
import { whenIdle } from "~/site/browser/when-idle";

/** Runs once in the browser, before the app takes over the server's page. */
export function startClient(): void {
  watchErrors();
  markEnvironment();
  // Another page may have signed the visitor in or out while this page was in the back/forward cache.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) readStore(new URL(location.href));
  });
  readStore(new URL(location.href));
  whenIdle(loadSpecialties);
}
