import type { Database } from "~/platform/database/database";
import { pageByPath } from "../../types/page/page-by-path";
import { homeHeroBlock } from "./block";

/** What most people come for, as the home page has it; nothing where no published home page says. */
export async function homeTasks(db: Database): Promise<{ label: string; href: string; icon: string }[]> {
  const home = await pageByPath(db, "/");
  const hero = home?.blocks.find(({ type }) => type === homeHeroBlock.name);
  const props = homeHeroBlock.schema.safeParse(hero?.props);
  return props.success ? props.data.tasks.map(({ label, href, icon }) => ({ label, href, icon })) : [];
}
