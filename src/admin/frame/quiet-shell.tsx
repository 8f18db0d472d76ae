import { Loader } from "~/ui/loader/loader";
import styles from "./quiet-shell.module.css";

/** What an admin document shows before the browser knows who is there: nothing of anybody's. */
export function QuietShell() {
  return (
    <div className={styles.shell}>
      <noscript>
        <p className={styles.words}>The staff’s area needs JavaScript. Please allow it for this site.</p>
      </noscript>
      <Loader label="Opening" />
    </div>
  );
}
