/** A browser that never reports an idle moment, for example because something moves all the time, acts after this. */
const MAX_WAIT_MS = 5_000;

/** Acts when the page has loaded and the browser has nothing else to do, or five seconds after it has loaded. */
export function whenIdle(act: () => void): void {
  if (document.readyState !== "complete") {
    addEventListener("load", () => whenIdle(act), { once: true });
    return;
  }
  // Not every browser supports it.
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: MAX_WAIT_MS });
  else setTimeout(act, 1000);
}
