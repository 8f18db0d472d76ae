import { eq } from "drizzle-orm";
import { homeTasks } from "~/content/blocks/home-hero/home-tasks";
import { type ImageView, imageColumns } from "~/content/types/image/image-view";
import { image } from "~/content/types/image/table";
import type { RequestContext } from "./context";

export interface ErrorPageContents {
  scene?: ImageView;
  tasks?: Awaited<ReturnType<typeof homeTasks>>;
}

/** The picture of an error page and what most people come for; an error page does without when there is no database. */
export async function errorPageContents({ db }: RequestContext, status: number): Promise<ErrorPageContents> {
  const slug = status < 500 ? "scene-not-found" : "scene-server-error";
  try {
    const [[scene], tasks] = await Promise.all([
      db.select(imageColumns(image)).from(image).where(eq(image.slug, slug)),
      homeTasks(db),
    ]);
    return { scene, tasks };
  } catch {
    return {};
  }
}
