import type { Challenge } from "altcha-lib";
import type { Questions } from "./questions";

/** What a form's bot check is called at the services that tell checks apart by name. */
export type FormAction = "FormContactSubmit" | "FormNewsletter" | "FormClassRegistration";

/** `missing`: nothing to check was sent. `replayed`: right, and used for another submission before. */
export type Verdict = "passed" | "missing" | "failed" | "replayed";

export interface ProofUse {
  action: FormAction;
  /** Names the submission. A proof counts for one, however often that one is sent. */
  usedFor: string;
}

/** What the browser is told of the bot check. Nothing in it is secret. */
export type CaptchaClient =
  | { kind: "altcha" | "off" }
  | { kind: "recaptcha" | "turnstile"; siteKey: string; script: string };

/** The bot check of public forms: the one that the hospital chose, and the question for whoever has no script. */
export interface Captcha {
  readonly client: CaptchaClient;
  /** A puzzle for the browser, where this check has one of its own. */
  challenge?(): Promise<Challenge>;
  /**
   * Checks a proof and uses it up.
   * @param proof as the browser sent it; empty where it sent none
   * @throws CaptchaUnreachable when the service that knows cannot be asked
   */
  check(proof: string, use: ProofUse): Promise<Verdict>;
  readonly questions: Questions;
}

/** The service that judges proofs did not answer. */
export class CaptchaUnreachable extends Error {
  override readonly name = "CaptchaUnreachable";
}
