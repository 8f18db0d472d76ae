import { useQuery } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";
import { Answered } from "~/admin/screen/answered";
import styles from "~/admin/screen/settings.module.css";

/** A message as plain text. Its HTML is for mail programs, and its links could give access to accounts. */
export function MessageView({ id }: { id: string }) {
  const message = useQuery({
    queryKey: ["outbox", "one", id],
    queryFn: () => api.get("/api/admin/outbox/{id}", { params: { id } }),
  });
  return (
    <Answered query={message} lines={8}>
      {({ message: { to, text, attachments } }) => (
        <>
          {to && <p className={styles.quiet}>To {to}</p>}
          {text === null ? (
            <p>Only administrators can see the text, because it may contain a sign-in link.</p>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
            <pre className={styles.text} tabIndex={0}>
              {text}
            </pre>
          )}
          {attachments.length > 0 && (
            <p className={styles.quiet}>Attached: {attachments.map(({ filename }) => filename).join(", ")}</p>
          )}
        </>
      )}
    </Answered>
  );
}
