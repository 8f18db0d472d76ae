import { readsAll } from "~/content/reads";
import type { Menus } from "~/content/visibility/visible-menus";
import type { Database } from "~/platform/database/database";
import { navigation } from "./table";

/** The published menus. An unpublished one is empty. */
export async function publishedMenus(db: Database): Promise<Menus> {
  readsAll(navigation);
  const rows = await db.select({ slug: navigation.slug, items: navigation.items }).from(navigation);
  const items = new Map(rows.map((row) => [row.slug, row.items]));
  return {
    main: items.get("main") ?? [],
    extra: items.get("extra") ?? [],
    footer: items.get("footer") ?? [],
  };
}
