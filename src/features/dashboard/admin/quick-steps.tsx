import { Link } from "react-router";
import { useCcmsConfig } from "~/admin/ccms-config";
import { MenuIcon } from "~/admin/menu/menu-icon";
import { menuItemsFor } from "~/admin/menu/menu-items";
import { useClientStore } from "~/site/browser/store/use-client-store";
import styles from "./dashboard.module.css";

/** The most common actions, in display order. Each is shown to people who may use it. */
const STEPS = [
  { at: "/admin/newsitem", label: "Write news", href: "/admin/newsitem/new" },
  { at: "/admin/classes", label: "Add a class", href: "/admin/classes/new" },
  { at: "/admin/staffmembers", label: "Add a provider", href: "/admin/staffmembers/new" },
  { at: "/admin/blog", label: "Write a post", href: "/admin/blog/new" },
  { at: "/admin/locations", label: "Change hours", href: "/admin/locations" },
  { at: "/admin/images", label: "Add pictures", href: "/admin/images" },
  { at: "/admin/pages", label: "Change a page", href: "/admin/pages" },
];
const MAX_STEPS = 6;

export function QuickSteps() {
  const user = useClientStore((state) => state.user);
  const items = menuItemsFor(user, useCcmsConfig());
  const steps = STEPS.flatMap((step) => {
    const item = items.find(({ href }) => href === step.at);
    return item ? [{ ...step, Icon: item.Icon }] : [];
  }).slice(0, MAX_STEPS);
  if (steps.length === 0) return null;
  return (
    <nav aria-label="Frequent tasks">
      <ul className={styles.steps}>
        {steps.map(({ label, href, Icon }) => (
          <li key={href}>
            <Link to={href} className={styles.step}>
              <MenuIcon Icon={Icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
