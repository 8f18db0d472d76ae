import { type FormEvent, type ReactNode, type RefObject, useImperativeHandle, useRef, useState } from "react";
import type { FormAction } from "~/platform/captcha/captcha";
import { machineFields } from "~/server/submissions/machine-fields";
import type { RefusedForm } from "~/server/submissions/refuse-form";
import { Alert } from "~/ui/alert/alert";
import { Button, type ButtonLook } from "~/ui/button/button";
import { classNames } from "~/ui/class-names";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FormErrors } from "~/ui/form/form-errors";
import { FormFields, type TypedValues } from "~/ui/form/form-fields";
import { useOffline } from "../browser/offline/use-offline";
import type { ApiFailure } from "../browser/request/failure";
import { CaptchaNotice } from "./captcha-notice";
import { FailureNotice } from "./failure-notice";
import { HumanQuestion } from "./human-question";
import styles from "./public-form.module.css";
import { type SubmissionResult, submissionResult } from "./submission-result";
import { useSending } from "./use-sending";

type Refused = Omit<RefusedForm, "question"> & Partial<Pick<RefusedForm, "question">>;

export interface PublicFormProps {
  /** In kebab-case; distinguishes the controls of two forms in one document. */
  id: string;
  /** Where JavaScript sends it: an API endpoint, or the address of the page whose action accepts it. */
  address: string;
  captcha: FormAction;
  /** The page's `actionData`: the errors of a plain post of this form. */
  refused?: Refused;
  /** What was typed before, if it had no errors. */
  values?: TypedValues;
  /** Where a plain post goes, if not to the page itself. */
  action?: string;
  /** Has file fields. */
  files?: boolean;
  /** The label of the submit button. */
  submit: ReactNode;
  /** The look of that button; by default that of the page's main action. */
  look?: ButtonLook["look"];
  /** The heading if the request fails, such as "Your gift was not sent". */
  failed: string;
  /** Replaces that button, if there is a step before sending. */
  actions?: ReactNode;
  /** Another page of the form was requested, by a button named `go`. Errors of the present one are shown. */
  onStep?(go: string, form: HTMLFormElement): Promise<SubmissionResult>;
  /** Receives a function that clears the errors, for when the form's page is left. */
  forgetErrors?: RefObject<() => void>;
  /** The fields that errors link to, if not all are shown. */
  linked?: string[];
  /** Beside that button. */
  more?: ReactNode;
  label?: string;
  /** Lets the browser check required fields before anything is sent. */
  nativeChecks?: boolean;
  className?: string;
  /**
   * The form was accepted without a page to go to; a `url` in the response is opened directly.
   * @param reset restores the form's initial values
   */
  onTaken(json: Record<string, unknown>, reset: () => void): void;
  onRefused?(failure: ApiFailure): void;
  children: ReactNode;
}

/**
 * A public form, in a page or a modal. Without JavaScript it is posted to the page; with it, it is sent in
 * the background. Either way all errors appear above the form and beside its fields, and nothing typed is
 * lost.
 */
export function PublicForm(props: PublicFormProps) {
  const { id, refused, children } = props;
  const [round, setRound] = useState({ number: 0, refused });
  const [seen, setSeen] = useState(refused);
  // Navigating to an anchor removes the form's response; what it showed stays.
  if (refused && seen !== refused) {
    setSeen(refused);
    setRound({ number: round.number + 1, refused });
  }
  return (
    <FormFields id={id} values={round.refused?.values ?? (round.number === 0 ? props.values : undefined)}>
      <OneRound
        {...props}
        key={round.number}
        refused={round.refused}
        reset={() => setRound({ number: round.number + 1, refused: undefined })}
      >
        {children}
      </OneRound>
    </FormFields>
  );
}

/** From the initial values to a success or a reset; then another round begins, with new fields. */
function OneRound({ refused, reset, ...props }: PublicFormProps & { reset: () => void }) {
  const [tried, setTried] = useState(() => refused && submissionResult(refused.error, refused.question));
  const [tries, setTries] = useState(0);
  const offline = useOffline();
  const container = useRef<HTMLDivElement>(null);
  const { busy, client, begin, send } = useSending({
    address: props.address,
    action: props.captcha,
    container,
    onTaken: (json) => props.onTaken(json, reset),
    onRefused(next, failure) {
      setTried(next);
      setTries((before) => before + 1);
      if (failure) props.onRefused?.(failure);
    },
  });

  useImperativeHandle(props.forgetErrors, () => () => setTried(undefined), []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const go =
      submitter instanceof HTMLButtonElement && submitter.name === machineFields.go && submitter.value;
    if (go && go !== "send" && props.onStep) void turn(go, event.currentTarget);
    else void send(event.currentTarget, submitter);
  }

  async function turn(go: string, form: HTMLFormElement) {
    setTried(await props.onStep?.(go, form));
    setTries((before) => before + 1);
  }

  return (
    <FormErrors errors={tried?.errors}>
      <form
        method="post"
        action={props.action}
        encType={props.files ? "multipart/form-data" : undefined}
        className={classNames(styles.form, props.className)}
        aria-label={props.label}
        noValidate={!props.nativeChecks}
        onSubmit={onSubmit}
        onInput={() => void begin()}
        onReset={(event) => {
          event.preventDefault();
          reset();
        }}
      >
        <ErrorSummary key={`errors ${tries}`} names={props.linked} failed={props.failed} />
        {tried?.failure && (
          <FailureNotice key={`failure ${tries}`} title={props.failed} failure={tried.failure} />
        )}
        {props.children}
        {tried?.question && <HumanQuestion key={tried.question.token} question={tried.question} />}
        {offline && (
          <Alert tone="notice" title="You are offline" headingLevel={3} announced>
            <p>Nothing you typed is lost: leave this page open, and send it when you are connected again.</p>
          </Alert>
        )}
        <div ref={container} className={client?.kind === "turnstile" ? styles.check : styles.hidden} />
        <div className={styles.actions}>
          {props.actions ?? (
            <Button type="submit" size="large" look={props.look} busy={busy}>
              {props.submit}
            </Button>
          )}
          {props.more}
        </div>
        {client?.kind === "recaptcha" && <CaptchaNotice />}
      </form>
    </FormErrors>
  );
}
