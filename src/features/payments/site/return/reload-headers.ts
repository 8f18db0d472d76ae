/**
 * Seconds until a page that waits for the payment provider reloads: after the first view, the second, and so on. After
 * the last, only the button reloads it.
 */
const RELOAD_SECONDS = [3, 5, 8, 15, 30, 60];

/**
 * The `Refresh` header that reloads a waiting page, even without JavaScript. Each wait is longer, and the last reload
 * is after two minutes, so that an open page does not reload forever.
 * @param url of this view; its parameter `asked` counts the reloads
 */
export function reloadHeaders(url: URL): Record<string, string> {
  const reloads = Number(url.searchParams.get("asked") ?? 0);
  const pause = RELOAD_SECONDS[reloads];
  return pause === undefined ? {} : { refresh: `${pause}; url=${url.pathname}?asked=${reloads + 1}` };
}

/** Whether the page at this address reloads automatically. */
export function isReloading(url: URL): boolean {
  return "refresh" in reloadHeaders(url);
}
