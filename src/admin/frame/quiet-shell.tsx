import { Loader } from "~/ui/loader/loader";
import styles from "./quiet-shell.module.css";

/** The content of an admin document before the browser knows who is signed in: nothing personal. */
export function QuietShell() {
  return (
    <div className={styles.shell}>
      <noscript>
        <p className={styles.words}>The admin area needs JavaScript. Please allow it for this site.</p>
      </noscript>
      <Loader label="Opening" />
    </div>
  );
}
