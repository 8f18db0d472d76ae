import { type ReactNode, useId } from "react";
import { classNames } from "~/ui/class-names";
import styles from "./panel.module.css";

export interface PanelProps {
  title?: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A titled part of a screen. */
export function Panel({ title, lead, actions, className, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classNames(styles.panel, className)} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={styles.head}>
          <div>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
