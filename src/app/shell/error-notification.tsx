import { useState } from "react";
import { CallForHelp } from "~/site/form/call-for-help";
import { useNamedEvent } from "~/ui/events/use-named-event";
import { Icon } from "~/ui/icon/icon";
import styles from "./error-notification.module.css";
import { useMeasuredBar } from "./use-measured-bar";

/**
 * Says what went wrong with the visitor's request (`error-notification`); stays until closed. In the meantime, the header
 * and the call bar scroll with the page.
 */
export function ErrorNotification() {
  const [message, setMessage] = useState<string>();
  const place = useMeasuredBar<HTMLDivElement>("--notice-takes");
  useNamedEvent("error-notification", (event) => setMessage(event.message));
  return (
    <div role="alert" ref={place} className={styles.place}>
      {message && (
        <div className={styles.notification}>
          <Icon name="alert" className={styles.icon} />
          <p className={styles.message}>
            {message} <CallForHelp />
          </p>
          <button
            type="button"
            className={styles.close}
            aria-label="Close"
            onClick={() => setMessage(undefined)}
          >
            <span className={styles.word}>Close</span>
            <Icon name="close" className={styles.cross} />
          </button>
        </div>
      )}
    </div>
  );
}
