import type { Database } from "~/platform/database/database";
import { type Menus, publishedMenus } from "./types/navigation/menus";
import { publishedSettings, type ShownSettings } from "./types/settings/site-settings";

/** What stands around every page. */
export interface ShellData {
  menus: Menus;
  settings: ShownSettings | null;
}

/** Cache tags of what `shellData` reads: a page that shows the shell depends on them. */
export const shellTags = ["navigation", "settings", "image"] as const;

/** The menus and settings, in two queries side by side. */
export async function shellData(db: Database): Promise<ShellData> {
  const [menus, settings] = await Promise.all([publishedMenus(db), publishedSettings(db)]);
  return { menus, settings };
}
