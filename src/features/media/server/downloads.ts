import { eq } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import { DOWNLOAD } from "~/platform/storage/download-address";
import type { HonoEnv } from "~/server/hono-env";
import type { Services } from "~/server/services";
import { file } from "../file/table";

/** A document's lasting address leads to where its bytes are now, so that replacing it keeps every link. */
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
