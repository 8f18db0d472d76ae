import type { PageScope } from "../context";
import type { WebContext } from "../hono-env";
import { newPageNotes, pageScope } from "../request-context";
import type { Services } from "../services";
import { finishPage } from "./finish-page";
import { sendPage } from "./send-page";

/**
 * Answers an API request that is the same for everyone from the page cache, or makes the response and caches
 * it.
 * @param query the validated parameters; those with a value form the cache key
 * @param make declares through its argument what it reads, like a page's loader; its result is sent as JSON,
 * or unchanged if it is a Response
 */
export async function answerCached(
  c: WebContext,
  { cache, sendStale }: Services,
  query: Record<string, unknown>,
  make: (page: PageScope) => Promise<unknown>,
): Promise<Response> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const address = `${c.get("origin")}${c.req.path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
  const { page, how, trueUntil } = await cache.answer(address, async () => {
    const notes = newPageNotes();
    const made = await make(pageScope(notes));
    return finishPage(made instanceof Response ? made : Response.json(made), notes);
  });
  c.set("cacheResult", how);
  return trueUntil ? sendStale(c, { address, page, trueUntil }) : sendPage(c, page);
}
