import type { PageScope } from "../context";
import { sendContent } from "../direct/send-content";
import type { WebContext } from "../hono-env";
import { newPageNotes, pageScope } from "../request-context";
import type { Services } from "../services";
import { makePage } from "./make-page";

/**
 * Answers an API call that is the same for everybody from the page cache, or makes the answer and keeps it.
 *
 * @param query the validated parameters: those with a value make the address under which the answer is kept
 * @param make says through its argument until when it is true, as a page's loader does; its queries register what they read. What it returns is sent as JSON, or as it is when it is a Response
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
