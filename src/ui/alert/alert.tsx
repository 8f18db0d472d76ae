import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Icon, type IconName } from "../icon/icon";
import styles from "./alert.module.css";

const ICONS = { info: "info", good: "check", notice: "alert", urgent: "alert" } satisfies Record<
  string,
  IconName
>;

export interface AlertProps {
  tone?: keyof typeof ICONS;
  title?: ReactNode;
  headingLevel?: 2 | 3;
  /**
   * Announces the alert, because it appears while the visitor is on the page. Omit it for alerts that are
   * there when the page opens.
   */
  announced?: boolean;
  children?: ReactNode;
}

/** A box with something that people should know before they continue. */
export function Alert({ tone = "info", title, headingLevel = 2, announced = false, children }: AlertProps) {
  const Heading = `h${headingLevel}` as const;
  const role = announced ? (tone === "urgent" ? "alert" : "status") : undefined;
  return (
    <div className={classNames(styles.alert, styles[tone])} role={role}>
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div className={styles.text}>
        {title && <Heading className={styles.title}>{title}</Heading>}
        {children}
      </div>
    </div>
  );
}
