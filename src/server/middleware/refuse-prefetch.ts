import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "../hono-env";
import { isPrefetch, savesData } from "../is-prefetch";
import { DRAFT_PARAMETER, PREVIEW_LINKS } from "../isomorphic/preview-links";
import { pagePath } from "../page-cache/page-address";
import type { Services } from "../services";

/** The staff's screens, and addresses that are not pages. */
const NOT_PUBLIC = /^\/(admin|api)(\/|$)/;

/**
 * Refuses prefetch requests for responses that only a visit may cause: private pages, which may do something
 * (return from a checkout, confirm an address), the admin area, and everything for visitors who save data.
 * The browser drops such a response, and requests the page when the visitor follows the link.
 */
export function refusePrefetch({ pages }: Pick<Services, "pages">) {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const header = (name: string) => c.req.header(name);
    if (!isPrefetch(header)) return next();
    const path = pagePath(c.req.path);
    const isDraft = path.startsWith(PREVIEW_LINKS) || c.req.query(DRAFT_PARAMETER) !== undefined;
    const isPrivate = isDraft || pages.declarations(path).personal;
    const mayAnswer = !savesData(header) && !NOT_PUBLIC.test(path) && !isPrivate;
    return mayAnswer ? next() : c.body(null, 403, { "cache-control": "no-store" });
  });
}
