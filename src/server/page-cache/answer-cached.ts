import type { PageScope } from "../context";
import { sendContent } from "../direct/send-content";
import type { WebContext } from "../hono-env";
import { newPageNotes, pageScope } from "../request-context";
import type { Services } from "../services";
import { makePage } from "./make-page";

/**
 * Answers an API call whose response is the same for everyone from the page cache, or computes and caches the response.
 *
 * @param query the validated parameters: those with a value form the cache key
 * @param make computes the response; through its argument it states until when it is valid, as a page's loader does;
 * its queries register what they read. Its result is sent as JSON, unless it is a Response
 */
export async function answerCached(
  c: WebContext,
  services: Services,
  query: Record<string, unknown>,
  make: (page: PageScope) => Promise<unknown>,
): Promise<Response> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const address = `${c.get("origin")}${c.req.path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
  const { page, how, trueUntil } = await services.cache.answer(address, async () => {
    const notes = newPageNotes();
    return makePage(c, services, notes, async () => {
      const made = await make(pageScope(notes));
      return made instanceof Response ? made : Response.json(made);
    });
  });
  c.set("cacheResult", how);
  return trueUntil ? services.sendStale(c, { address, page, trueUntil }) : sendContent(c, page);
}
