import { useState } from "react";
import { CallForHelp } from "~/site/form/call-for-help";
import { useNamedEvent } from "~/ui/events/use-named-event";
import { Icon } from "~/ui/icon/icon";
import styles from "./error-notification.module.css";

/** Says what went wrong with the visitor's request (`error-notification`); stays until closed. */
export function ErrorNotification() {
  const [message, setMessage] = useState<string>();
  useNamedEvent("error-notification", (event) => setMessage(event.message));
  return (
    <div role="alert" className={styles.place}>
      {message && (
        <div className={styles.notification}>
          <Icon name="alert" className={styles.icon} />
          <p className={styles.message}>
            {message} <CallForHelp />
          </p>
          <button type="button" className={styles.close} onClick={() => setMessage(undefined)}>
            Close
          </button>
        </div>
      )}
    </div>
  );
}
