import type { Menus } from "~/content/visibility/visible-menus";
import { publishedMenus } from "~/features/navigation/menus";
import { publishedSettings, type ShownSettings } from "~/features/settings/shared/site-settings";
import { trackingSettings } from "~/features/settings/tracking-settings";
import type { Database } from "~/platform/database/database";
import type { Tracking } from "~/server/isomorphic/tracking";
import type { CachedShellParts } from "~/server/shell-part";
import { readShellParts } from "./shell-parts";

/** Data that surrounds every page. */
export interface ShellData {
  menus: Menus;
  settings: ShownSettings | null;
  parts: CachedShellParts;
  /** The purposes of the consent question; null if there is none. */
  tracking: Tracking | null;
}

/** The menus, settings, analytics services, and parts of features, in queries side by side. */
export async function shellData(db: Database, now: Date): Promise<ShellData> {
  const [menus, settings, parts, services] = await Promise.all([
    publishedMenus(db),
    publishedSettings(db),
    readShellParts(db, now),
    trackingSettings(db),
  ]);
  const tracking = Object.values(services).some(Boolean) ? services : null;
  return { menus, settings, parts, tracking };
}
