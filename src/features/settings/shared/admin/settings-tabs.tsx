import { menuItemAt } from "~/admin/menu/menu-items";
import { ScreenTabs } from "~/admin/screen/screen-tabs";
import { mayOpen } from "~/admin/session/may-open";
import { useClientStore } from "~/site/browser/store/use-client-store";

const SETTINGS = "/admin/settings";

/** The screens for the whole site that staff use repeatedly. Screens for one-time tasks are only in the menu. */
export function SettingsTabs() {
  const user = useClientStore((state) => state.user);
  const below = menuItemAt(SETTINGS)?.subItems ?? [];
  const tabs = below.filter(({ once, anyOf }) => !once && mayOpen(user, anyOf));
  return <ScreenTabs label="Settings" tabs={[{ label: "Site", href: SETTINGS }, ...tabs]} />;
}
