import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./prose.module.css";

/** Running text: paragraphs, headings, lists, tables, and quotations, at a readable width. */
export function Prose({
  lead = false,
  className,
  children,
}: {
  lead?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return <div className={classNames(styles.prose, lead && styles.lead, className)}>{children}</div>;
}
