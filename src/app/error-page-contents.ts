import { eq } from "drizzle-orm";
import { readsAddress } from "~/content/reads";
import { type ImageView, imageColumns, imageViews } from "~/features/media/shared/image/image-view";
import { image } from "~/features/media/shared/image/table";
import { heroBlock } from "~/features/pages/blocks/hero/block";
import { homeTasks } from "~/features/pages/blocks/home-hero/home-tasks";
import { NOT_FOUND_PATH } from "~/features/pages/shared/page/own-words";
import { pageByPath } from "~/features/pages/shared/page/page-by-path";
import type { Database } from "~/platform/database/database";
import type { RequestContext } from "~/server/context";

export interface ErrorPageContents {
  /** The text that staff wrote for the page about unknown addresses. */
  words?: { eyebrow: string; title: string; lead: string };
  scene?: ImageView;
  tasks?: Awaited<ReturnType<typeof homeTasks>>;
}

/** The picture of an error page and the most common tasks; empty without a database. */
export async function errorPageContents(
  { db, visibility }: RequestContext,
  status: number,
): Promise<ErrorPageContents> {
  const slug = status < 500 ? "scene-not-found" : "scene-server-error";
  try {
    const visible = await visibility();
    const [[scene], tasks, own] = await Promise.all([
      db.select(imageColumns(image)).from(image).where(eq(image.slug, slug)),
      homeTasks(db, visible),
      status === 404 || status === 410 ? notFoundContents(db) : {},
    ]);
    readsAddress(image, slug, scene?.id);
    return { scene, tasks, ...own };
  } catch {
    return {};
  }
}

/** The opening of the page that staff composed for unknown addresses. */
async function notFoundContents(db: Database): Promise<ErrorPageContents> {
  const page = await pageByPath(db, NOT_FOUND_PATH);
  const opening = heroBlock.schema.safeParse(page?.blocks.find(({ type }) => type === heroBlock.name)?.props);
  if (!opening.success || !opening.data.heading) return {};
  const { eyebrow, heading: title, lead, image: id } = opening.data;
  const scene = (await imageViews(db, [id])).get(id ?? "");
  return { words: { eyebrow, title, lead }, scene: scene || undefined };
}
