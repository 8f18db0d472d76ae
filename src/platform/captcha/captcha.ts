import type { Challenge } from "altcha-lib";
import type { Questions } from "./questions";

/** A form's name at services that distinguish checks by name. */
export type FormAction = "FormContactSubmit" | "FormNewsletter" | "FormClassRegistration";

/** `missing`: no proof was sent. `replayed`: a correct proof that was used for another submission before. */
export type Verdict = "passed" | "missing" | "failed" | "replayed";

export interface ProofUse {
  action: FormAction;
  /**
   * Identifies the submission. A proof is valid for one submission, even if that one is sent several times.
   */
  usedFor: string;
}

/** The bot check's settings for the browser. Nothing in it is secret. */
export type CaptchaClient =
  | { kind: "altcha" | "off" }
  | { kind: "recaptcha" | "turnstile"; siteKey: string; script: string };

/**
 * The bot check of public forms: the one that the hospital chose, and the question for visitors without
 * JavaScript.
 */
export interface Captcha {
  readonly client: CaptchaClient;
  /** A puzzle for the browser, if this check makes its own. */
  challenge?(): Promise<Challenge>;
  /**
   * Checks a proof and uses it up.
   * @param proof as the browser sent it; empty if it sent none
   * @throws CaptchaUnreachable if the service that judges proofs does not respond
   */
  check(proof: string, use: ProofUse): Promise<Verdict>;
  readonly questions: Questions;
}

/** The service that judges proofs did not respond. */
export class CaptchaUnreachable extends Error {
  override readonly name = "CaptchaUnreachable";
}
