import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { classNames } from "~/ui/class-names";
import styles from "./screen.module.css";

export interface ScreenProps {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** The link to the parent screen, if there is one. */
  back?: { href: string; label: string };
  /** Actions, to the right of the title. */
  actions?: ReactNode;
  /** `narrow` for texts and forms, `wide` for lists. */
  width?: "narrow" | "wide";
  children: ReactNode;
}

/** One screen of the admin area: its title, actions, and content. Also sets the browser tab's title. */
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
