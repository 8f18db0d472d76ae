import type { RenderedPage } from "~/platform/cache/cached-page";
import { collectReads } from "~/platform/cache/page-reads";
import type { WebContext } from "../hono-env";
import type { PageNotes } from "../request-context";
import { finishPage, type PageServices } from "./finish-page";

/**
 * Creates a page or an API response for the cache, and collects what it reads. If a query reads a type without
 * registering it, which is a defect, the page is dropped with every change of that type, and the log says so.
 */
export async function makePage(
  c: WebContext,
  services: PageServices,
  notes: PageNotes,
  make: () => Promise<Response>,
): Promise<RenderedPage> {
  const page = await finishPage(await collectReads(notes.reads, make), notes, services);
  const unregistered = page.storable ? notes.reads.forgotten() : [];
  if (unregistered.length > 0)
    c.get("log").error({ types: unregistered }, "a query of a page did not register what it reads");
  return page;
}
