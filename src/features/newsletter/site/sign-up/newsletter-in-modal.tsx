import type { EventDetails } from "~/ui/events/event-details";
import { NewsletterForm } from "./newsletter-form";
import styles from "./newsletter-in-modal.module.css";
import { WhatYouGet } from "./what-you-get";

type NewsletterInModalProps = NonNullable<EventDetails["join-newsletter"]> & { onDone(): void };

/** The form next to its description. Only our own button sets `send`; a link can only set text. */
export default function NewsletterInModal({ send, onDone, ...typed }: NewsletterInModalProps) {
  const known = Object.fromEntries(
    Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  return (
    <div className={styles.sheet}>
      <WhatYouGet />
      <NewsletterForm id="newsletter-modal" known={known} sendAtOnce={send === true} onDone={onDone} />
    </div>
  );
}
