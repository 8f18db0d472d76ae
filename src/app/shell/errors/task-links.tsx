import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon/icon";
import { isIconName } from "~/ui/icon/is-icon-name";
import { Link } from "~/ui/link/link";
import styles from "./task-links.module.css";

export interface Task {
  label: string;
  href: string;
  icon?: string;
}

/** The most common tasks, as large links. */
export function TaskLinks({ tasks }: { tasks: readonly Task[] }) {
  return (
    <ul className={styles.list}>
      {tasks.map(({ label, href, icon }) => (
        <li key={`${href} ${label}`}>
          <Link href={href} className={classNames(styles.task, icon === "heart" && styles.giving)}>
            {isIconName(icon) && <Icon name={icon} size="large" />}
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
