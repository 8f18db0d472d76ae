import type { Question } from "~/platform/captcha/questions";
import type { FieldError } from "~/ui/form/form-errors";
import { reportError } from "../browser/errors/report-error";
import { connection } from "../browser/offline/connection";
import {
  type ApiFailure,
  failureMessage,
  isConnectionFailure,
  NO_MESSAGE,
  ReadableError,
  RequestError,
} from "../browser/request/failure";

/** The result of the last attempt: invalid fields, or a request that failed as a whole. */
export interface SubmissionResult {
  errors: FieldError[];
  failure?: RequestFailure;
  question?: Question & { answer?: string };
}

export interface RequestFailure {
  /** What failed, if it was not sending the form. */
  title?: string;
  /** The sentence that a person reads; never empty. */
  message: string;
  /** Whether the same form may be accepted if it is sent again. */
  mayBeSentAgain: boolean;
}

export const NO_ERRORS: SubmissionResult = { errors: [] };

/** The code of a failure for which the server sent no code: no response, or an unreadable one. */
const NOT_SENT = "NOT_SENT";

/** The failure of a request that threw. */
export function failureOf(error: unknown): ApiFailure {
  void report(error);
  return { error: { code: NOT_SENT, message: failureMessage(error) } };
}

/** Not errors of the site: input that the visitor can correct, offers that have ended, and a lost connection. */
const EXPECTED_CODES: readonly string[] = [
  NOT_SENT,
  "VALIDATION_FAILED",
  "CLASS_FULL",
  "REGISTRATION_CLOSED",
];

/**
 * Reports that a form could not be sent, without anything that was typed.
 * @param form as the report names it: "The newsletter's form"
 */
export function reportRefusal(form: string, { error }: ApiFailure): void {
  if (!EXPECTED_CODES.includes(error.code)) reportError(new Error(`${form} was refused: ${error.code}`));
}

/**
 * Reports errors that `createRequests` has not reported: a dropped connection, unless the visitor is offline,
 * and defects in the site's own code.
 */
async function report(error: unknown): Promise<void> {
  const hasNoResponse = error instanceof RequestError && error.status === undefined;
  if (isConnectionFailure(error) || hasNoResponse) await connection.noteFailure();
  const isReported = error instanceof ReadableError;
  if (!isReported && !(isConnectionFailure(error) && connection.isOffline())) void reportError(error);
}

const TEMPORARY_CODES: readonly string[] = [NOT_SENT, "INTERNAL", "UNAVAILABLE"];

type Refusal = Pick<ApiFailure["error"], "code" | "message" | "errors">;

/**
 * Distinguishes invalid fields from a request that failed.
 * @param question the bot check's question for the next attempt
 */
export function submissionResult(
  refusal: Refusal,
  question?: SubmissionResult["question"],
): SubmissionResult {
  const { code, errors } = refusal;
  if (errors?.length) return { errors, question };
  const failure = requestFailure(refusal);
  if (code.startsWith("CAPTCHA"))
    return { errors: [{ propertyName: "", message: failure.message }], question };
  return { errors: [], failure, question };
}

function requestFailure({ code, message }: Refusal): RequestFailure {
  return { message: message || NO_MESSAGE, mayBeSentAgain: TEMPORARY_CODES.includes(code) };
}

/**
 * A step of a form failed before it was sent.
 * @param title what failed, such as "Your answers were not saved"
 */
export function stepFailed({ error }: ApiFailure, title: string): SubmissionResult {
  const tried = submissionResult(error);
  if (tried.failure) tried.failure.title = title;
  return tried;
}
