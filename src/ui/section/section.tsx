import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./section.module.css";
import { useSectionPlace } from "./section-place";

export interface SectionProps {
  ground?: "paper" | "sand" | "mist" | "pine";
  /** `page` 1280 px, `text` the reading width, `full` edge to edge. */
  width?: "page" | "text" | "full";
  /** Spacing above and below. */
  room?: "normal" | "small" | "none";
  id?: string;
  /** Names the section as a region: the id of its heading. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/**
 * One band of a page, or a part of the band around it. Neighbors have different backgrounds instead of nested
 * boxes.
 */
export function Section({
  ground = "paper",
  width = "page",
  room = "normal",
  id,
  labelledBy,
  className,
  children,
}: SectionProps) {
  const isBand = useSectionPlace() === "band";
  const band = isBand ? [styles.section, styles[ground], styles[`room-${room}`]] : [styles.part];
  return (
    <section id={id} aria-labelledby={labelledBy} className={classNames(...band)}>
      <div className={classNames(isBand && styles[`width-${width}`], className)}>{children}</div>
    </section>
  );
}
