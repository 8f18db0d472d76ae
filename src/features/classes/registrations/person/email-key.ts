import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import { normalEmail } from "~/platform/mail/email-address";

/** Identifies one email address in one class, so that its seats can be counted without storing it. */
export function emailKey(keyedHash: KeyedHash, classId: string, email: string): string {
  return keyedHash("registration-email", JSON.stringify([classId, normalEmail(email)]));
}
