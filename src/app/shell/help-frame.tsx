import type { ReactNode } from "react";
import type { ShellSettings } from "~/site/root-data";
import styles from "./help-frame.module.css";

/** The frame of a page that offers only help: the hospital's name, and no navigation. */
export function HelpFrame({ settings, children }: { settings: ShellSettings | null; children: ReactNode }) {
  return (
    <>
      <header className={styles.header}>{settings?.hospitalName}</header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  );
}
