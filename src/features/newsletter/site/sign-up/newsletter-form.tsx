import { useEffect, useRef, useState } from "react";
import type { RefusedForm } from "~/server/submissions/refuse-form";
import { PublicForm } from "~/site/form/public-form";
import { reportRefusal } from "~/site/form/submission-result";
import { Icon } from "~/ui/icon/icon";
import { NewsletterTerms } from "../../blocks/newsletter/newsletter-terms";
import { NewsletterFields } from "./newsletter-fields";
import styles from "./newsletter-form.module.css";

/** How long the thank-you text covers the form. */
const THANKS_MS = 5_000;

interface NewsletterFormProps {
  id: string;
  refused?: RefusedForm;
  /** Values that the visitor entered in another form on the page. */
  known?: Readonly<Record<string, string>>;
  /** Whether to send these values immediately, because the visitor already pressed a button in that form. */
  sendAtOnce?: boolean;
  /** Called after the thank-you text, when the form is empty again. */
  onDone?: () => void;
}

/**
 * The sign-up form and its states: idle, busy, thank-you text for five seconds, then idle again. After a failure, it
 * says what to do and is idle again.
 */
export function NewsletterForm({ id, refused, known, sendAtOnce = false, onDone }: NewsletterFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const [reset, setReset] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (sendAtOnce) frame.current?.querySelector("form")?.requestSubmit();
  }, [sendAtOnce]);

  useEffect(() => {
    if (!reset) return;
    // The thank-you text covers the pressed button, so it gets the focus.
    thanks.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => {
      reset();
      setReset(null);
      onDone?.();
    }, THANKS_MS);
    return () => clearTimeout(timer);
  }, [reset, onDone]);

  return (
    <div ref={frame} className={styles.frame}>
      <div inert={reset !== null}>
        <PublicForm
          id={id}
          path="/api/form/newsletter"
          captcha="FormNewsletter"
          keptAs="newsletter"
          startsFresh={known !== undefined && Object.keys(known).length > 0}
          refused={refused}
          label="Newsletter"
          failed="Your sign-up did not go through"
          submit="Sign up"
          onAccepted={(_answer, again) => setReset(() => again)}
          onRefused={(failure) => reportRefusal("The newsletter's form", failure)}
        >
          <NewsletterFields known={known} />
          <NewsletterTerms className={styles.terms} />
        </PublicForm>
      </div>
      <div role="status" aria-label="Newsletter" ref={thanks} tabIndex={-1}>
        {reset && (
          <div className={styles.thanks}>
            <Icon name="check" className={styles.tick} />
            <p className={styles.thankYou}>Thank you!</p>
            <p>One more step: an email is on its way to you. Press the button in it to finish signing up.</p>
          </div>
        )}
      </div>
    </div>
  );
}
