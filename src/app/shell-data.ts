import type { Menus } from "~/content/visibility/visible-menus";
import { publishedMenus } from "~/features/navigation/menus";
import {
  publishedSettings,
  SETTINGS_TAGS,
  type ShownSettings,
} from "~/features/settings/shared/site-settings";
import type { Database } from "~/platform/database/database";

/** What stands around every page. */
export interface ShellData {
  menus: Menus;
  settings: ShownSettings | null;
}

/** Cache tags of what `shellData` reads: a page that shows the shell depends on them. */
export const shellTags = ["navigation", ...SETTINGS_TAGS] as const;

/** The menus and settings, in two queries side by side. */
export async function shellData(db: Database): Promise<ShellData> {
  const [menus, settings] = await Promise.all([publishedMenus(db), publishedSettings(db)]);
  return { menus, settings };
}
