import { type FormEvent, useState } from "react";
import { Button } from "~/ui/button/button";
import { classNames } from "~/ui/class-names";
import styles from "./page-question.module.css";

type State = "asking" | "sending" | "thanks" | "failed";

/**
 * "Did you find what you came for?", at the foot of a page. Works as a plain form; with scripts the thanks appear in
 * its place.
 *
 * @param path the page's own address
 */
export function PageQuestion({ path, className }: { path: string; className?: string }) {
  const [state, setState] = useState<State>("asking");

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter;
    const body = new FormData(event.currentTarget, pressed);
    setState("sending");
    const sent = await fetch("/feedback", {
      method: "POST",
      headers: { accept: "application/json" },
      body,
    }).catch(() => null);
    setState(sent?.ok ? "thanks" : "failed");
  }

  return (
    <form method="post" action="/feedback" className={classNames(styles.form, className)} onSubmit={send}>
      <input type="hidden" name="path" value={path} />
      <div role="status" className={styles.status}>
        {state === "thanks" && <p>Thank you. We keep only a count, nothing about you.</p>}
        {state === "failed" && <p>Your answer could not be sent. Please try again.</p>}
      </div>
      {state !== "thanks" && (
        <fieldset className={styles.choices}>
          <legend className={styles.question}>Did you find what you came for?</legend>
          <Button type="submit" look="quiet" name="answer" value="yes" busy={state === "sending"}>
            Yes
          </Button>
          <Button type="submit" look="quiet" name="answer" value="no" busy={state === "sending"}>
            No
          </Button>
        </fieldset>
      )}
    </form>
  );
}
