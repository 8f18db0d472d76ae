import { startAuthentication } from "@simplewebauthn/browser";
import type { PasskeySignInChallenge, PasskeySignInRequest } from "~/server/admin-api/session-response";
import { api } from "../requests/api";

/**
 * Asks for a passkey in the browser.
 * @throws Error if the person declines, or the device has none for this site
 */
export async function askPasskey(): Promise<PasskeySignInRequest> {
  const { challengeId, options } = await api.post<PasskeySignInChallenge>(
    "/api/admin/session/passkey-challenge",
  );
  const response = await startAuthentication({ optionsJSON: options });
  return { challengeId, response: { ...response } };
}

/** Closing a passkey dialog is not a failure: the person chose another way. */
export function wasDeclined(error: unknown): boolean {
  return error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
}
