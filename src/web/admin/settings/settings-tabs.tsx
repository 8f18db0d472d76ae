import { Link, useLocation } from "react-router";
import styles from "./settings.module.css";

const TABS = [
  { label: "Site", href: "/admin/settings" },
  { label: "Mail", href: "/admin/settings/mail" },
  { label: "Payments", href: "/admin/settings/payments" },
  { label: "Jobs", href: "/admin/settings/jobs" },
  { label: "Audit log", href: "/admin/settings/audit" },
];

/** The screens about the site as a whole. */
export function SettingsTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Settings">
      <ul className={styles.tabs}>
        {TABS.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} className={styles.tab} aria-current={pathname === href ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
