import type { Visibility } from "~/content/visibility/visibility";
import type { Database } from "~/platform/database/database";
import { pageByPath } from "../../shared/page/page-by-path";
import { homeHeroBlock } from "./block";

/** The most common tasks of the published home page, without hidden ones. Empty if there are none. */
export async function homeTasks(
  db: Database,
  { hides }: Visibility,
): Promise<{ label: string; href: string; icon: string }[]> {
  const home = await pageByPath(db, "/");
  const hero = home?.blocks.find(({ type }) => type === homeHeroBlock.name);
  const props = homeHeroBlock.schema.safeParse(hero?.props);
  if (!props.success) return [];
  return props.data.tasks
    .filter(({ href }) => !hides(href))
    .map(({ label, href, icon }) => ({ label, href, icon }));
}
