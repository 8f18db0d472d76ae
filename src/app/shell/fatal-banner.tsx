import { useStore } from "zustand";
import { dismissFatalError, fatalError } from "~/site/browser/errors/fatal-error";
import { Icon } from "~/ui/icon/icon";
import styles from "./fatal-banner.module.css";

/**
 * Says that something failed, and that we know of it once the report arrived. Slides in from the top, and
 * leaves when closed.
 */
export function FatalBanner() {
  const { shown, reported } = useStore(fatalError);
  if (!shown) return null;
  return (
    <div className={styles.banner} role="alert">
      <Icon name="alert" className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>Oops, you encountered an error</p>
        <p>
          {reported
            ? "We have been notified of this problem and we will work quickly to fix it."
            : "Please load the page again. If that does not help, call us."}
        </p>
      </div>
      <button type="button" className={styles.close} onClick={dismissFatalError}>
        Close
      </button>
    </div>
  );
}
