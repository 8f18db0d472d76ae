import { type RefObject, useRef } from "react";
import { useRouteLoaderData } from "react-router";
import type { FormAction } from "~/platform/captcha/captcha";
import type { RootData } from "../../root-data";
import type { Proof } from "./create-proof";

/**
 * The bot check of one form. Call `begin` when someone types, and `prove` when the form is sent: it is
 * undefined if no proof can be had, and then the server's question replaces it.
 */
export function useProof(action: FormAction, container: RefObject<HTMLElement | null>) {
  const client = useRouteLoaderData<RootData>("root")?.captcha;
  const created = useRef<Promise<Proof | undefined>>(undefined);

  function proof(): Promise<Proof | undefined> {
    const element = container.current;
    if (!client || !element) return Promise.resolve(undefined);
    created.current ??= import("./create-proof").then(
      ({ createProof }) => createProof({ client, action, container: element }),
      // Without a connection. The next keystroke tries again.
      () => {
        created.current = undefined;
        return undefined;
      },
    );
    return created.current;
  }

  return {
    client,
    begin: async () => (await proof())?.begin(),
    prove: async () => (await proof())?.prove(),
    renew: async () => (await created.current)?.renew(),
  };
}
