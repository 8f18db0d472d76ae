import { eq } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import { DOWNLOAD } from "~/platform/isomorphic/file-addresses";
import type { HonoEnv } from "~/server/hono-env";
import type { Services } from "~/server/services";
import { file } from "../file/table";

/**
 * Redirects a document's permanent address to its current file, so that links still work after the file is replaced.
 */
export function downloads({ db }: Services) {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isRead || !c.req.path.startsWith(DOWNLOAD)) return next();
    const slug = decodeURIComponent(c.req.path.slice(DOWNLOAD.length));
    const [found] = await db.select({ src: file.src }).from(file).where(eq(file.slug, slug));
    if (!found) return next();
    c.header("cache-control", "no-cache");
    return c.redirect(found.src, 302);
  });
}
