import { isPersonalPath } from "../next-page/private-addresses";
import { ESSENTIALS, type offlineCache } from "./offline-cache";
import type { WorkerFetchEvent } from "./worker-scope";

type OfflineCache = ReturnType<typeof offlineCache>;

/**
 * Answers a navigation: from the network, keeping what may be kept; without a connection with the kept page,
 * or by redirecting to the essentials, which name the requested page by its path.
 * @param onStored called with the page and the time when it was kept
 */
export async function answerPage(
  event: Pick<WorkerFetchEvent, "request" | "waitUntil" | "resultingClientId">,
  fetchIt: typeof fetch,
  pageStore: OfflineCache,
  onStored: (client: string, keptAt: number) => void,
): Promise<Response> {
  const address = new URL(event.request.url);
  try {
    const answer = await fetchIt(event.request);
    event.waitUntil(pageStore.keepPage(address, answer.clone()).catch(() => {}));
    return answer;
  } catch {
    const found = await pageStore.page(address);
    if (found) {
      onStored(event.resultingClientId, found.keptAt);
      return found.answer;
    }
    if (address.pathname === ESSENTIALS || !(await pageStore.page(new URL(ESSENTIALS, address))))
      return Response.error();
    // A private link must not be written into another address.
    const pathname = isPersonalPath(address.pathname) ? "/" : address.pathname;
    return Response.redirect(
      `${address.origin}${ESSENTIALS}?${new URLSearchParams({ asked: pathname })}`,
      302,
    );
  }
}
