import { failFatally } from "./fatal-error";
import { isOurError } from "./our-error";

/** Hears every error of the page that no code handled. Call once, before the application starts. */
export function watchErrors(): void {
  window.addEventListener("error", (event) => {
    if (isOurError(event.error, event.filename)) failFatally(event.error);
  });
  window.addEventListener("unhandledrejection", (event) => {
    if (isOurError(event.reason)) failFatally(event.reason);
  });
}
