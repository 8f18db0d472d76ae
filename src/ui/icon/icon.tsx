import { classNames } from "../class-names";
import styles from "./icon.module.css";
import { type IconName, shapes } from "./shapes";

export type { IconName } from "./shapes";

export interface IconProps {
  name: IconName;
  /** `text` scales with the text beside it (1.25em). */
  size?: "text" | "large";
  className?: string;
}

/** An icon beside text with the same meaning; hidden from screen readers. */
export function Icon({ name, size = "text", className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, size === "large" && styles.large, className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
