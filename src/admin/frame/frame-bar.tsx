import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { FindButton } from "../find/find-button";
import { AccountMenu } from "./account-menu";
import { AddMenu } from "./add-menu";
import { useCurrentPublicPage } from "./current-record";
import styles from "./frame-bar.module.css";

/**
 * The bar above every screen: find, add, view the site, and the account.
 * @param opener opens the menu on a phone
 */
export function FrameBar({ opener }: { opener: ReactNode }) {
  return (
    <div className={styles.bar}>
      {opener}
      <FindButton />
      <div className={styles.end}>
        <AddMenu />
        <ViewSite />
        <AccountMenu />
      </div>
    </div>
  );
}

/** Links to the public page of the current record, or to the home page. */
function ViewSite() {
  const address = useCurrentPublicPage();
  const label = address === null ? "View site" : "View page";
  return (
    <a href={address ?? "/"} target="_blank" rel="noopener" className={styles.button} title={label}>
      <ExternalLink size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
