import { openProver } from "./open-prover";
import type { Prover, ProverPlace } from "./prover";

/** A person may have to click first; without a limit, a form might never be sent. */
const TIMEOUT_MS = 60_000;

/** The bot check of one form. */
export interface Proof {
  /** Starts the work. Call it when someone types. */
  begin(): void;
  /**
   * Call it when the form is sent.
   * @returns undefined if no proof can be had, and then the server's question replaces it
   */
  prove(): Promise<string | undefined>;
  /** Discards the last proof, which was used up or rejected. */
  renew(): Promise<void>;
}

export function createProof(place: ProverPlace): Proof {
  let opened: Promise<Prover | undefined> | undefined;

  function open(): Promise<Prover | undefined> {
    opened ??= openProver(place).catch(() => {
      opened = undefined;
      return undefined;
    });
    return opened;
  }

  return {
    begin: () => void open(),
    async prove() {
      const prover = await open();
      const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
      return prover && Promise.race([prover.prove().catch(() => undefined), timeout]);
    },
    async renew() {
      (await opened)?.renew();
    },
  };
}
