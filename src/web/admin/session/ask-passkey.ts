import { startAuthentication } from "@simplewebauthn/browser";
import type { PasskeyChallenge, PasskeySignInRequest } from "~/domain/accounts/wire";
import { api } from "../requests/api";

type Options = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** Lets the browser ask for a passkey. @throws Error where the person declines, or the device has none for this site */
export async function askPasskey(): Promise<PasskeySignInRequest> {
  const { challengeId, options } = await api.post<PasskeyChallenge>("/api/admin/session/passkey-challenge");
  const response = await startAuthentication({ optionsJSON: options as unknown as Options });
  return { challengeId, response: { ...response } };
}

/** A passkey's dialog that was closed is no failure: the person chose another way. */
export function wasDeclined(error: unknown): boolean {
  return error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
}
