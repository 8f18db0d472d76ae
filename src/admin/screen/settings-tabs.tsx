import type { PermissionFlag } from "~/platform/isomorphic/permissions";
import { useClientStore } from "~/site/browser/store/client-store";
import { mayOpen } from "../session/may-open";
import { ScreenTabs } from "./screen-tabs";

const TABS: readonly { label: string; href: string; anyOf?: readonly PermissionFlag[] }[] = [
  { label: "Site", href: "/admin/settings" },
  { label: "Services", href: "/admin/settings/services" },
  { label: "Price file", href: "/admin/settings/price-file" },
  { label: "Site lock", href: "/admin/settings/lock" },
  { label: "Mail", href: "/admin/settings/mail" },
  { label: "Payments", href: "/admin/settings/payments" },
  { label: "Jobs", href: "/admin/settings/jobs" },
  { label: "Backups", href: "/admin/settings/backups" },
  { label: "Health", href: "/admin/settings/health" },
  { label: "Third parties", href: "/admin/settings/third-parties" },
  { label: "Audit log", href: "/admin/settings/audit" },
  // Administrators only.
  { label: "Personal data", href: "/admin/settings/personal-data", anyOf: [] },
];

/** The screens about the site as a whole that staff come back to. What is done once is only in the menu. */
export function SettingsTabs() {
  const user = useClientStore((state) => state.user);
  return <ScreenTabs label="Settings" tabs={TABS.filter(({ anyOf }) => mayOpen(user, anyOf))} />;
}
