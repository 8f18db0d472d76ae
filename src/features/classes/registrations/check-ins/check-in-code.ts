import type { KeyedHash } from "~/platform/crypto/keyed-hash";
import type { Registration } from "../table";

/** Omits letters that look like digits (I, L, O), and U, so that no code spells a word. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

type CodedRegistration = Pick<Registration, "id" | "linkVersion">;

/**
 * The code that people show at the door: eight characters, 40 bits. It is derived from `APP_SECRET`, not stored, and
 * reveals nothing about the person. A handover changes it. The roster contains all codes of its class, so scanning
 * needs no request.
 */
export function checkInCode(keyedHash: KeyedHash, coded: CodedRegistration): string {
  return codeOf(keyedHash("check-in-code", subjectOf(coded)));
}

/** The code under the current and all former secrets. People may have printed their code before the secret changed. */
export function checkInCodes(keyedHash: KeyedHash, coded: CodedRegistration): string[] {
  return keyedHash.underEach("check-in-code", subjectOf(coded)).map(codeOf);
}

function subjectOf({ id, linkVersion }: CodedRegistration): string {
  return `${id} ${linkVersion}`;
}

/** @param hash base64url */
function codeOf(hash: string): string {
  const bytes = Buffer.from(hash, "base64url").subarray(0, LENGTH);
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}
