import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import { normalEmail } from "~/platform/mail/email-address";

/** Names one address in one class, so that its seats can be counted without knowing it. */
export function emailKey(keyedHash: KeyedHash, classId: string, email: string): string {
  return keyedHash("registration-email", JSON.stringify([classId, normalEmail(email)]));
}
