import { createMiddleware } from "hono/factory";
import { publishedSettings } from "~/features/settings/shared/site-settings";
import { sendContent } from "~/server/direct/send-content";
import type { HonoEnv, WebContext } from "~/server/hono-env";
import { makePage } from "~/server/page-cache/make-page";
import { newPageNotes, requestContextFor } from "~/server/request-context";
import type { Services } from "~/server/services";

const ENDING = ".pdf";

/**
 * Answers the address of a page with `.pdf` at the end with the same page as a PDF, if the page offers one. The PDF is
 * written from the rendered page, so both always say the same, and it is cached and dropped like the page.
 */
export function pagePdfs(services: Services) {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isRead || !c.req.path.endsWith(ENDING)) return next();
    const path = c.req.path.slice(0, -ENDING.length);
    if (services.pages.declarations(path).personal) return next();
    const address = `${c.get("origin")}${c.req.path}`;
    const { page, how, trueUntil } = await services.cache.answer(address, () => makePdf(c, services, path));
    // The page offers no PDF, so the address is treated like any other: staff may have redirected it.
    if (page.status !== 200) return next();
    c.set("cacheResult", how);
    return trueUntil ? services.sendStale(c, { address, page, trueUntil }) : sendContent(c, page);
  });
}

async function makePdf(c: WebContext, services: Services, path: string) {
  const notes = newPageNotes();
  const context = requestContextFor(c, services, notes);
  return makePage(c, services, notes, async () => {
    const url = `${c.get("origin")}${path}`;
    const rendered = await services.pages.render(new Request(url), context);
    if (rendered.status !== 200 || !notes.offersPdf) return new Response(null, { status: 404 });
    const settings = await publishedSettings(services.db);
    // Loaded with the first PDF, because most servers write none.
    const { pdfOfPage } = await import("~/server/pdf/pdf-of-page");
    const pdf = await pdfOfPage(await rendered.text(), {
      author: settings?.hospitalName ?? "",
      address: url,
      createdAt: services.now(),
    });
    return new Response(new Uint8Array(pdf), {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${path.split("/").at(-1)}${ENDING}"`,
        // Browsers show a PDF in a built-in viewer, which a sandbox would block.
        "content-security-policy": "default-src 'none'; object-src 'self'",
        // Search engines list the page.
        link: `<${url}>; rel="canonical"`,
      },
    });
  });
}
