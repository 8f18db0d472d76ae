import { failFatally } from "./fatal-error";
import { isOurError } from "./our-error";

/** Handles every uncaught error of the page. Call it once, before the app starts. */
export function watchErrors(): void {
  window.addEventListener("error", (event) => {
    if (isOurError(event.error, event.filename)) failFatally(event.error);
  });
  window.addEventListener("unhandledrejection", (event) => {
    if (isOurError(event.reason)) failFatally(event.reason);
  });
}
