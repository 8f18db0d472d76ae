import { type FormEvent, useState } from "react";
import { failureMessage, successOf } from "~/site/browser/request/failure";
import { send } from "~/site/browser/request/request";
import { CallForHelp } from "~/site/form/call-for-help";
import { Button } from "~/ui/button/button";
import { classNames } from "~/ui/class-names";
import styles from "./page-question.module.css";

type State = "asking" | "sending" | "thanks" | { failure: string };

/**
 * "Did you find what you came for?", at the bottom of a page. A plain form; with JavaScript, a thank-you text replaces
 * it.
 * @param path the page's own address
 */
export function PageQuestion({ path, className }: { path: string; className?: string }) {
  const [state, setState] = useState<State>("asking");

  async function sendAnswer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter;
    const body = new FormData(event.currentTarget, pressed);
    setState("sending");
    try {
      successOf(await send("post", "/feedback", { body }));
      setState("thanks");
    } catch (error) {
      setState({ failure: failureMessage(error) });
    }
  }

  return (
    <form
      method="post"
      noValidate
      action="/feedback"
      className={classNames(styles.form, className)}
      onSubmit={sendAnswer}
    >
      <input type="hidden" name="path" value={path} />
      <div role="status" className={styles.status}>
        {state === "thanks" && <p>Thank you. We keep only a count, nothing about you.</p>}
        {typeof state === "object" && (
          <p>
            Your answer was not sent. {state.failure} Please try again. <CallForHelp />
          </p>
        )}
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
