import { startAuthentication } from "@simplewebauthn/browser";
import { api } from "../requests/api";

/**
 * Lets the browser ask for a passkey.
 * @throws Error if the person declines, or the device has none for this site
 */
export async function askPasskey() {
  const { challengeId, options } = await api.post("/api/admin/session/passkey-challenge");
  const response = await startAuthentication({ optionsJSON: options });
  return { challengeId, response: { ...response } };
}

/** Closing a passkey dialog is not a failure: the person chose another way. */
export function wasDeclined(error: unknown): boolean {
  return error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
}
