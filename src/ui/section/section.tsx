import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./section.module.css";

export interface SectionProps {
  ground?: "paper" | "sand" | "mist" | "pine";
  /** `page` 1280 px, `text` the reading width, `full` edge to edge. */
  width?: "page" | "text" | "full";
  /** Room above and below. */
  room?: "normal" | "small" | "none";
  id?: string;
  /** Names the section as a region: the id of its heading. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** One band of a page. Neighbours take different grounds instead of boxes within boxes. */
export function Section({
  ground = "paper",
  width = "page",
  room = "normal",
  id,
  labelledBy,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames(styles.section, styles[ground], styles[`room-${room}`])}
    >
      <div className={classNames(styles[`width-${width}`], className)}>{children}</div>
    </section>
  );
}
