import { everythingVisible } from "~/content/visibility/visibility-of";
import { visibleMenus } from "~/content/visibility/visible-menus";
import { type RequestedFaq, requestedFaq, type WithFaq } from "~/features/pages/site/faq/requested-faq";
import { isUnavailable } from "~/platform/database/is-unavailable";
import type { VideoServiceName } from "~/platform/isomorphic/video-services";
import type { RequestContext } from "~/server/context";
import { mapSettings } from "~/site/map-settings";
import type { RootData as SiteData } from "~/site/root-data";
import type { ShellData } from "./shell-data";
import { shownShellParts } from "./shell-parts";

/** The root loader's data for every page. */
export interface RootData extends Omit<SiteData, "menus" | "settings">, Omit<ShellData, "parts">, WithFaq {
  /** Services whose video players pages may show. */
  videoServices: readonly VideoServiceName[];
}

/**
 * While the database is down, this returns the shell as last read, because an error page needs the hospital's
 * phone number.
 */
export async function rootData(context: RequestContext, url: URL): Promise<RootData> {
  const { env, now, origin, page, captcha } = context;
  const { value: shell, isOutdated } = await context.shell();
  if (isOutdated) page.unavailable();
  const visibility = isOutdated
    ? await context.visibility().catch(() => everythingVisible)
    : await context.visibility();
  return {
    origin,
    isDraft: context.isDraft,
    map: mapSettings(env),
    captcha: captcha.client,
    videoServices: env.VIDEO_SERVICES,
    menus: visibleMenus(shell.menus, visibility),
    settings: shell.settings,
    hidden: visibility.addresses,
    parts: shownShellParts(shell.parts, { now: now(), visibility, validUntil: page.validUntil }),
    tracking: context.isDraft ? null : shell.tracking,
    faq: await faqUnlessUnavailable(context, url),
  };
}

async function faqUnlessUnavailable(context: RequestContext, url: URL): Promise<RequestedFaq | null> {
  try {
    return await requestedFaq(context, url);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.page.unavailable();
    return null;
  }
}
