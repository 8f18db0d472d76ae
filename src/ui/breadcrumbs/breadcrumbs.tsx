import { Icon } from "../icon/icon";
import { Link } from "../link/link";
import styles from "./breadcrumbs.module.css";

export interface Crumb {
  label: string;
  href: string;
}

/** The path from the home page to here. `trail` ends before the page itself, which `here` names. */
export function Breadcrumbs({ trail, here }: { trail: Crumb[]; here: string }) {
  return (
    <nav aria-label="Breadcrumbs" className={styles.nav}>
      <ol className={styles.list}>
        {[{ label: "Home", href: "/" }, ...trail].map((crumb) => (
          <li key={crumb.href} className={styles.crumb}>
            <Link href={crumb.href}>{crumb.label}</Link>
            <Icon name="chevron-right" className={styles.mark} />
          </li>
        ))}
        <li className={styles.crumb} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  );
}
