import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { classNames } from "~/ui/class-names";
import styles from "./screen.module.css";

export interface ScreenProps {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** The way up, where there is one. */
  back?: { href: string; label: string };
  /** What can be done here, at the right of the title. */
  actions?: ReactNode;
  /** `narrow` for what is read or filled in, `wide` for lists. */
  width?: "narrow" | "wide";
  children: ReactNode;
}

/** One screen of the admin area: its title, what can be done, its content. It also names the browser's tab. */
export function Screen({ title, lead, back, actions, width = "wide", children }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} | Staff`;
  }, [title]);

  return (
    <div className={classNames(styles.screen, styles[width])}>
      <div className={styles.head}>
        <div>
          {back && (
            <Link to={back.href} className={styles.back}>
              ‹ {back.label}
            </Link>
          )}
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
