import type { CaptchaClient, FormAction } from "~/platform/captcha/captcha";

/** Works out proofs of the bot check in the browser. Opening one begins the work. */
export interface Prover {
  /** A proof for one submission. */
  prove(): Promise<string>;
  /** The last proof was used up, or was not taken. */
  renew(): void;
}

export interface ProverPlace {
  client: CaptchaClient;
  action: FormAction;
  /** An element of the form, for services that want one. */
  container: HTMLElement;
}

export type OpenProver = (place: ProverPlace) => Prover;
