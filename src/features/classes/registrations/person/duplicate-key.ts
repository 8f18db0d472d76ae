import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { RegistrationInput } from "../input";

/**
 * Identifies one attendee of one class by email and name, ignoring case and spacing. The name is included because
 * families share an address.
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
