import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Icon, type IconName } from "../icon/icon";
import styles from "./tag.module.css";

export interface TagProps {
  tone?: "plain" | "good" | "notice" | "urgent";
  icon?: IconName;
  children: ReactNode;
}

/** One short fact in a pill: "Accepting new patients". Its color only repeats the words. */
export function Tag({ tone = "plain", icon, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
