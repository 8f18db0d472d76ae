import { type FormEvent, useId, useRef } from "react";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import { Button } from "~/ui/button/button";
import { classNames } from "~/ui/class-names";
import { emit } from "~/ui/events/emit";
import { useNamedEvent } from "~/ui/events/use-named-event";
import { NewsletterTerms } from "./newsletter-terms";
import styles from "./sign-up-line.module.css";

/**
 * A one-line sign-up form for any page. Without JavaScript, it posts to the newsletter's page. With JavaScript, the
 * full form opens in a modal with the same values and is sent from there. If the app has not started yet, the server
 * renders the full form with the values.
 * @param label distinguishes it for screen readers from another one on the page
 */
export function SignUpLine({ ground, label }: { ground: "pine" | "light"; label: string }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    isSent.current = true;
    emit("join-newsletter", { ...typed, send: true });
  }

  useNamedEvent("join-newsletter-close", () => {
    if (isSent.current) form.current?.reset();
    isSent.current = false;
  });

  return (
    <form
      ref={form}
      data-keeps="newsletter-line"
      data-emit="emit:join-newsletter"
      method="post"
      noValidate
      action="/newsletter"
      aria-label={label}
      className={classNames(styles.form, styles[ground])}
      onSubmit={send}
    >
      <div className={styles.fields}>
        {FIELDS.map(({ label, ...field }) => (
          <p key={field.name} className={styles.field}>
            <label htmlFor={`${id}-${field.name}`} className={styles.label}>
              {label}
            </label>
            <input
              {...field}
              id={`${id}-${field.name}`}
              maxLength={MAX_LINE_LENGTH}
              required
              className={styles.control}
            />
          </p>
        ))}
        <Button type="submit" look={ground === "pine" ? "on-pine" : "primary"} className={styles.button}>
          Sign up
        </Button>
      </div>
      <NewsletterTerms className={styles.terms} />
    </form>
  );
}

const FIELDS = [
  { name: "firstname", label: "First name", type: "text", autoComplete: "given-name" },
  { name: "lastname", label: "Last name", type: "text", autoComplete: "family-name" },
  { name: "email", label: "Email", type: "email", autoComplete: "email" },
] as const;
