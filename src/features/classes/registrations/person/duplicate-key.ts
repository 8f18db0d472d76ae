import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { RegistrationInput } from "../input";

/**
 * Names one attendee of one class: email and name, however they are capitalised and spaced. A family shares an address, so the
 * name belongs to it.
 */
export function duplicateKey(
  keyedHash: KeyedHash,
  classId: string,
  { firstName, lastName, email }: Pick<RegistrationInput, "firstName" | "lastName" | "email">,
): string {
  const parts = [firstName, lastName, email].map((text) =>
    text.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase(),
  );
  return keyedHash("registration-attendee", JSON.stringify([classId, ...parts]));
}
