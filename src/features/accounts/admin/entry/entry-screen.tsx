import { type ReactNode, useEffect } from "react";
import styles from "./entry-screen.module.css";
import { LanternScene } from "./lantern-scene";

export interface EntryScreenProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The layout of screens before sign-in: one form beside a picture. */
export function EntryScreen({ title, lead, children }: EntryScreenProps) {
  useEffect(() => {
    document.title = `${title} | Staff`;
  }, [title]);

  return (
    <div className={styles.entry}>
      <div className={styles.side}>
        <div className={styles.sheet}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </div>
      <div className={styles.scene}>
        <LanternScene className={styles.drawing} />
      </div>
    </div>
  );
}
