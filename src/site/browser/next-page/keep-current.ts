import { logError } from "../errors/console";

/** The name of the page's version in the header `server-timing` (`finish-page.ts`). */
const VERSION = "version";

/** Shows the current version of the page. */
let refresh = () => location.reload();

/** Called by the app once it runs: it fetches the page's data again, and keeps open dialogs and input. */
export function refreshWith(fetchAgain: () => void): void {
  refresh = fetchAgain;
}

/**
 * Requests the page again if the browser shows a page that it did not just request: prerendered, prefetched,
 * or restored from its back/forward cache. The server counts the visit by this request. If the page has
 * changed meanwhile, for example because an emergency was declared, it is refreshed.
 * @param wasPrerendered whether the visitor followed the link to this page after it was rendered
 */
export function keepCurrent(wasPrerendered: boolean): void {
  const [entry] = performance.getEntriesByType("navigation") as NavigationEntry[];
  const shownVersion = entry?.serverTiming.find(({ name }) => name === VERSION)?.description;
  if (wasPrerendered || entry?.deliveryType === "navigational-prefetch") void ask();
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void ask();
  });

  async function ask(): Promise<void> {
    try {
      const answer = await fetch(location.href, { cache: "no-cache" });
      const isSame = answer.headers.get("server-timing")?.includes(`"${shownVersion}"`);
      if (answer.ok && shownVersion && !isSame) refresh();
    } catch (error) {
      logError("The page cannot be requested again", error);
    }
  }
}

interface NavigationEntry extends PerformanceNavigationTiming {
  deliveryType: string;
}
