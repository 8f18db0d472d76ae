import { everythingVisible } from "~/content/visibility/visibility-of";
import { visibleMenus } from "~/content/visibility/visible-menus";
import { requestedFaq, type WithFaq } from "~/features/pages/site/faq/requested-faq";
import { type TrackingSettings, trackingSettings } from "~/features/settings/tracking-settings";
import { isUnavailable } from "~/platform/database/is-unavailable";
import type { VideoServiceName } from "~/platform/isomorphic/video-services";
import type { RequestContext } from "~/server/context";
import { mapSettings } from "~/site/map-settings";
import type { RootData as SiteData } from "~/site/root-data";
import { type ShellData, shellData } from "./shell-data";
import { shownShellParts } from "./shell-parts";

/** What the root loader gives every page. */
export interface RootData extends Omit<SiteData, "menus" | "settings">, Omit<ShellData, "parts">, WithFaq {
  /** Services whose video players pages may show. */
  videoServices: readonly VideoServiceName[];
  /** External analytics services; null if the hospital uses none. */
  tracking: TrackingSettings | null;
}

/** While the database is away, the shell as last read: an error page without a phone number helps nobody. */
export async function rootData(context: RequestContext, url: URL): Promise<RootData> {
  const { db, env, now, origin, page, cachedShell, captcha } = context;
  const shared = {
    origin,
    map: mapSettings(env),
    captcha: captcha.client,
    videoServices: env.VIDEO_SERVICES,
  };
  try {
    const [visibility, shell, services] = await Promise.all([
      context.visibility(),
      shellData(db, now()),
      trackingSettings(db),
    ]);
    const tracking = Object.values(services).some(Boolean) ? services : null;
    return {
      ...shared,
      ...shell,
      menus: visibleMenus(shell.menus, visibility),
      hidden: visibility.addresses,
      parts: shownShellParts(shell.parts, { now: now(), visibility, holdsUntil: page.holdsUntil }),
      tracking,
      faq: await requestedFaq(context, url),
    };
  } catch (error) {
    if (!cachedShell || !isUnavailable(error)) throw error;
    page.unavailable();
    const visibility = await context.visibility().catch(() => everythingVisible);
    return {
      ...shared,
      ...cachedShell,
      menus: visibleMenus(cachedShell.menus, visibility),
      hidden: visibility.addresses,
      parts: shownShellParts(cachedShell.parts, { now: now(), visibility, holdsUntil: page.holdsUntil }),
      tracking: null,
      faq: null,
    };
  }
}
