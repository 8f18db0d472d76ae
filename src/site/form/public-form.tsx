import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import type { FormAction } from "~/platform/captcha/captcha";
import { machineFields } from "~/server/isomorphic/machine-fields";
import type { RefusedForm } from "~/server/submissions/refuse-form";
import { Alert } from "~/ui/alert/alert";
import { Button, type ButtonLook } from "~/ui/button/button";
import { classNames } from "~/ui/class-names";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FormErrors } from "~/ui/form/form-errors";
import { FormFields, type TypedValues } from "~/ui/form/form-fields";
import { useOffline } from "../browser/offline/use-offline";
import type { AnswerOf, FormPath, ParamsOf } from "../browser/request/client";
import type { ApiFailure } from "../browser/request/failure";
import { deleteSavedInput, noteSent, type SavedInput } from "../browser/typing/saved-input";
import { useSavedInput } from "../browser/typing/use-saved-input";
import { CaptchaNotice } from "./captcha-notice";
import { FailureNotice } from "./failure-notice";
import { HumanQuestion } from "./human-question";
import styles from "./public-form.module.css";
import { SavedInputNotice } from "./saved-input-notice";
import { type SubmissionResult, submissionResult } from "./submission-result";
import { useSending } from "./use-sending";

const FIELDS = "input:not([type=hidden]), select, textarea";

type Refused = Omit<RefusedForm, "question"> & Partial<Pick<RefusedForm, "question">>;

interface CommonProps {
  /** In kebab-case; tells the controls of two forms in one document apart. */
  id: string;
  captcha: FormAction;
  /** The page's `actionData`: the errors of a plain post of this form. */
  refused?: Refused;
  /** The earlier input, if it had no errors. */
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
  /** Another page of the form was requested, by a button named `go`. Errors of the current page are shown. */
  onStep?(go: string, form: HTMLFormElement): Promise<SubmissionResult>;
  /** Receives a function that clears the errors, for when the form's page is left. */
  clearErrors?: RefObject<() => void>;
  /** The fields that errors link to, if not all are shown. */
  linked?: string[];
  /** Beside that button. */
  more?: ReactNode;
  label?: string;
  /** The key under which input is kept in this tab until the form is sent; `id` unless the form is in two places. */
  keptAs?: string;
  /** Whether its sender may go to pay, and come back to it without having paid. */
  pays?: boolean;
  /** Starts with the given values, even if other input was kept. */
  startsFresh?: boolean;
  /** Kept input was restored to the fields. */
  onFilledIn?(values: SavedInput["values"]): void;
  className?: string;
  /** Not called for a missing or wrong answer to the bot check's question, which is an error of that field. */
  onRefused?(failure: ApiFailure): void;
  children: ReactNode;
}

interface FormProps extends CommonProps {
  path: string;
  params?: Record<string, string | number>;
  onAccepted(answer: Record<string, unknown>, reset: () => void): void;
}

type PublicFormProps<Path extends FormPath> = CommonProps &
  ParamsOf<Path> & {
    /** The endpoint of the API to which JavaScript sends the form. */
    path: Path;
    /**
     * The form was accepted, and the response has no `url` to go to.
     * @param reset restores the initial values
     */
    onAccepted(answer: AnswerOf<"post", Path>, reset: () => void): void;
  };

/**
 * A form that anyone may send, in a page or a modal. Without JavaScript it is posted to the page; with it, it is sent
 * in the background. Either way, all errors are shown together, above the form and beside its fields, and no input is
 * lost: it is kept in the tab until the form is sent or cleared (`site/browser/typing`). The path determines the
 * response that `onAccepted` gets.
 */
export const PublicForm = AnyForm as <Path extends FormPath>(props: PublicFormProps<Path>) => ReactNode;

function AnyForm(props: FormProps) {
  const { id, refused, children } = props;
  const [round, setRound] = useState<Round>({ number: 0, refused });
  const [seen, setSeen] = useState(refused);
  // Navigating to an anchor removes the form's response; its content stays.
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
        focuses={round.focuses}
        reset={(focuses) => setRound({ number: round.number + 1, focuses })}
      >
        {children}
      </OneRound>
    </FormFields>
  );
}

/**
 * The element that gets the focus when a round begins, because the focused element was removed with the
 * previous round.
 */
type Focused = "first field" | "form";

interface Round {
  number: number;
  refused?: Refused;
  focuses?: Focused;
}

interface OneRoundProps extends FormProps, Pick<Round, "focuses"> {
  reset(focuses?: Focused): void;
}

/** From the initial values to a success or a reset; then another round starts, with new fields. */
function OneRound(props: OneRoundProps) {
  const { key, startsFresh, element, container, isFilledIn, tried, tries, sending, onSubmit } =
    useRound(props);
  const { busy, client, begin } = sending;
  const offline = useOffline();
  return (
    <FormErrors errors={tried?.errors}>
      <form
        ref={element}
        data-keeps={key}
        data-pays={props.pays || undefined}
        data-starts-fresh={startsFresh || undefined}
        method="post"
        action={props.action}
        encType={props.files ? "multipart/form-data" : undefined}
        className={classNames(styles.form, props.className)}
        aria-label={props.label}
        // A thank-you dialog returns the focus to the form when it closes.
        tabIndex={props.focuses === "form" ? -1 : undefined}
        noValidate
        onSubmit={onSubmit}
        onInput={() => void begin()}
        onReset={(event) => {
          event.preventDefault();
          props.reset("first field");
        }}
      >
        <ErrorSummary
          key={`errors ${tries}`}
          names={props.linked}
          failed={props.failed}
          missing={tried && lacksOnlyAnswer(tried) ? "One more question before we can send this" : undefined}
        />
        {tried?.failure && (
          <FailureNotice key={`failure ${tries}`} title={props.failed} failure={tried.failure} />
        )}
        {isFilledIn && <SavedInputNotice />}
        {props.children}
        {tried?.question && <HumanQuestion key={tried.question.token} question={tried.question} />}
        {offline && <OfflineNotice />}
        <div
          ref={container}
          data-bot-check={JSON.stringify({ client, action: props.captcha })}
          className={client?.kind === "turnstile" ? styles.check : styles.hidden}
        />
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

/** Whether only the bot check's question is in the way, which was not on the page before. */
function lacksOnlyAnswer({ errors, question }: SubmissionResult): boolean {
  return question !== undefined && errors.every(({ propertyName }) => propertyName === machineFields.answer);
}

/** The state of a round: the earlier input, the sending, and the result of the last attempt. */
function useRound({ refused, reset, focuses, ...props }: OneRoundProps) {
  const [tried, setTried] = useState(() => refused && submissionResult(refused.error, refused.question));
  const [tries, setTries] = useState(0);
  const container = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const key = props.keptAs ?? props.id;
  const startsFresh = props.startsFresh || refused !== undefined;
  const isFilledIn = useSavedInput(element, startsFresh ? undefined : key, props.onFilledIn);
  const showResult = (result: SubmissionResult | undefined) => {
    setTried(result);
    setTries((before) => before + 1);
  };
  const sending = useSending({
    path: props.path,
    params: props.params,
    action: props.captcha,
    container,
    onAccepted(json) {
      deleteSavedInput(key);
      delete element.current?.dataset.typed;
      const hasFocus = element.current?.contains(document.activeElement);
      props.onAccepted(json, () => reset(hasFocus ? "form" : undefined));
    },
    onLeaving: () => element.current && noteSent(element.current),
    onRefused(result, failure) {
      showResult(result);
      const isWrongAnswer = tried?.question !== undefined && failure?.error.code.startsWith("CAPTCHA");
      if (failure && !isWrongAnswer) props.onRefused?.(failure);
    },
  });

  useEffect(() => {
    if (focuses === "form") element.current?.focus({ preventScroll: true });
    if (focuses === "first field") element.current?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [focuses]);

  useImperativeHandle(props.clearErrors, () => () => setTried(undefined), []);

  async function turn(go: string, form: HTMLFormElement) {
    showResult(await props.onStep?.(go, form));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const go =
      submitter instanceof HTMLButtonElement && submitter.name === machineFields.go && submitter.value;
    if (go && go !== "send" && props.onStep) void turn(go, event.currentTarget);
    else void sending.send(event.currentTarget, submitter);
  }

  return { key, startsFresh, element, container, isFilledIn, tried, tries, sending, onSubmit };
}

function OfflineNotice() {
  return (
    <Alert tone="notice" title="You are offline" headingLevel={3} announced>
      <p>Nothing you typed is lost: leave this page open, and send it when you are connected again.</p>
    </Alert>
  );
}
