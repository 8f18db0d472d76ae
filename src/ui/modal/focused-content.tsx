import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../class-names";
import styles from "./focused-content.module.css";

/**
 * Content that takes the focus when it appears in a dialog, because the link that had it may be gone. The dialog
 * scrolls to its top.
 */
export function FocusedContent({ className, children }: { className?: string; children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.closest("dialog")?.scrollTo(0, 0);
  }, []);
  return (
    <div ref={top} tabIndex={-1} className={classNames(styles.content, className)}>
      {children}
    </div>
  );
}
