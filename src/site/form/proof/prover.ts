import type { CaptchaClient, FormAction } from "~/platform/captcha/captcha";

/** Computes proofs of the bot check in the browser. Opening one starts the work. */
export interface Prover {
  /** A proof for one submission. */
  prove(): Promise<string>;
  /** Discards the last proof, which was used up or rejected. */
  renew(): void;
}

export interface ProverPlace {
  client: CaptchaClient;
  action: FormAction;
  /** An element of the form, for services that need one. */
  container: HTMLElement;
}

export type OpenProver = (place: ProverPlace) => Prover;
