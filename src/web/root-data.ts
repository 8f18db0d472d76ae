import { type ShellData, shellData, shellTags } from "~/content/shell-data";
import type { CaptchaClient } from "~/platform/captcha/captcha";
import { isUnavailable } from "~/platform/database/is-unavailable";
import type { RequestContext } from "./context";
import { type MapSettings, mapSettings } from "./map-settings";

/** What the root loader gives every page: the shell's contents, and the address under which the site is reached. */
export interface RootData extends ShellData {
  /** Scheme and host, without a trailing slash. */
  origin: string;
  map: MapSettings;
  captcha: CaptchaClient;
}

/** While the database is gone, what was last known of the shell: an error page without a phone number helps nobody. */
export async function rootData({
  db,
  env,
  origin,
  page,
  knownShell,
  captcha,
}: RequestContext): Promise<RootData> {
  page.reads(...shellTags);
  const shared = { origin, map: mapSettings(env), captcha: captcha.client };
  try {
    return { ...shared, ...(await shellData(db)) };
  } catch (error) {
    if (!knownShell || !isUnavailable(error)) throw error;
    page.notCacheable();
    return { ...shared, ...knownShell };
  }
}
