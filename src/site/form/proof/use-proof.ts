import { type RefObject, useRef } from "react";
import { useRouteLoaderData } from "react-router";
import type { FormAction } from "~/platform/captcha/captcha";
import type { RootData } from "../../root-data";
import { openProver } from "./open-prover";
import type { Prover } from "./prover";

/** A person may have to click first; without a limit, a form might never be sent. */
const TIMEOUT_MS = 60_000;

/**
 * The bot check of one form. Call `begin` when someone types, and `prove` when the form is sent: it is
 * undefined if no proof can be had, and then the server's question replaces it.
 */
export function useProof(action: FormAction, container: RefObject<HTMLElement | null>) {
  const client = useRouteLoaderData<RootData>("root")?.captcha;
  const opened = useRef<Promise<Prover | undefined>>(undefined);

  function begin(): Promise<Prover | undefined> {
    if (!client || !container.current) return Promise.resolve(undefined);
    opened.current ??= openProver({ client, action, container: container.current }).catch(() => {
      opened.current = undefined;
      return undefined;
    });
    return opened.current;
  }

  async function prove(): Promise<string | undefined> {
    const prover = await begin();
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
    return prover && Promise.race([prover.prove().catch(() => undefined), timeout]);
  }

  async function renew(): Promise<void> {
    (await opened.current)?.renew();
  }

  return { client, begin, prove, renew };
}
