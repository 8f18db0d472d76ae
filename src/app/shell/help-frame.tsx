import type { ReactNode } from "react";
import type { ShellSettings } from "~/site/root-data";
import styles from "./help-frame.module.css";

/** Around a page that offers help and nothing else: whose page it is, and no way elsewhere. */
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
