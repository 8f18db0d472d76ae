import { ESSENTIALS, type offlineCache } from "./offline-cache";
import { isPersonalPath } from "./what-may-be-kept";
import type { WorkerFetchEvent } from "./worker-scope";

type Kept = ReturnType<typeof offlineCache>;

/**
 * Answers a navigation: from the network, keeping what may be kept; without a connection with the kept page,
 * or by redirecting to the essentials, which name the requested page by its path.
 * @param onKept called with the page and the time when it was kept
 */
export async function answerPage(
  event: Pick<WorkerFetchEvent, "request" | "waitUntil" | "resultingClientId">,
  fetchIt: typeof fetch,
  kept: Kept,
  onKept: (client: string, keptAt: number) => void,
): Promise<Response> {
  const address = new URL(event.request.url);
  try {
    const answer = await fetchIt(event.request);
    event.waitUntil(kept.keepPage(address, answer.clone()).catch(() => {}));
    return answer;
  } catch {
    const found = await kept.page(address);
    if (found) {
      onKept(event.resultingClientId, found.keptAt);
      return found.answer;
    }
    if (address.pathname === ESSENTIALS || !(await kept.page(new URL(ESSENTIALS, address))))
      return Response.error();
    // A private link must not be written into another address.
    const asked = isPersonalPath(address.pathname) ? "/" : address.pathname;
    return Response.redirect(`${address.origin}${ESSENTIALS}?${new URLSearchParams({ asked })}`, 302);
  }
}
