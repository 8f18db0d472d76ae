import { type ShellData, shellData, shellTags } from "~/content/shell-data";
import { type TrackingSettings, trackingSettings } from "~/content/types/settings/tracking-settings";
import { everythingVisible } from "~/content/visibility/visibility";
import { visibleMenus } from "~/content/visibility/visible-menus";
import type { CaptchaClient } from "~/platform/captcha/captcha";
import { isUnavailable } from "~/platform/database/is-unavailable";
import type { VideoServiceName } from "~/platform/network/video-services";
import type { HiddenAddresses } from "~/ui/link/hidden-addresses";
import type { RequestContext } from "./context";
import { asShown, type ShownIncident, shownIncident, withVisibleLink } from "./incident/shown-incident";
import { type MapSettings, mapSettings } from "./map-settings";
import { type AskedFaq, askedFaq } from "./public/faq/asked-faq";

/** What the root loader gives every page: the shell's contents, and the address under which the site is reached. */
export interface RootData extends ShellData {
  /** Scheme and host, without a trailing slash. */
  origin: string;
  map: MapSettings;
  captcha: CaptchaClient;
  /** What the features that are off hide: links that lead there are shown as plain words. */
  hidden: HiddenAddresses;
  /** The emergency that every page tells of; null on most days. */
  incident: ShownIncident | null;
  /** Whose video players pages may show. */
  videoServices: readonly VideoServiceName[];
  /** The services of others that count visits; null where the hospital uses none. */
  tracking: TrackingSettings | null;
  /** The answers that the address asks for beside its page. */
  faq: AskedFaq | null;
}

/** While the database is gone, what was last known of the shell: an error page without a phone number helps nobody. */
export async function rootData(context: RequestContext, url: URL): Promise<RootData> {
  const { db, env, now, origin, page, knownShell, captcha } = context;
  page.reads(...shellTags);
  const shared = {
    origin,
    map: mapSettings(env),
    captcha: captcha.client,
    videoServices: env.VIDEO_SERVICES,
  };
  try {
    const [visibility, shell, incident, services] = await Promise.all([
      context.visibility(),
      shellData(db),
      shownIncident(context),
      trackingSettings(db),
    ]);
    const tracking = Object.values(services).some(Boolean) ? services : null;
    return {
      ...shared,
      ...shell,
      menus: visibleMenus(shell.menus, visibility),
      hidden: visibility.addresses,
      incident: withVisibleLink(incident, visibility),
      tracking,
      faq: await askedFaq(context, url),
    };
  } catch (error) {
    if (!knownShell || !isUnavailable(error)) throw error;
    page.unavailable();
    const visibility = await context.visibility().catch(() => everythingVisible);
    return {
      ...shared,
      ...knownShell,
      menus: visibleMenus(knownShell.menus, visibility),
      hidden: visibility.addresses,
      incident: withVisibleLink(asShown(knownShell.incident, now()), visibility),
      tracking: null,
      faq: null,
    };
  }
}
