/** Acts when the page has loaded and the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  if (document.readyState !== "complete") {
    addEventListener("load", () => whenIdle(act), { once: true });
    return;
  }
  // Not every browser supports it.
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
}
