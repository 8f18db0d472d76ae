import { ScreenTabs } from "../screen/screen-tabs";

const TABS = [
  { label: "Site", href: "/admin/settings" },
  { label: "Mail", href: "/admin/settings/mail" },
  { label: "Payments", href: "/admin/settings/payments" },
  { label: "Jobs", href: "/admin/settings/jobs" },
  { label: "Audit log", href: "/admin/settings/audit" },
];

/** The screens about the site as a whole. */
export function SettingsTabs() {
  return <ScreenTabs label="Settings" tabs={TABS} />;
}
