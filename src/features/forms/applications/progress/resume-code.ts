import { randomInt } from "node:crypto";
import { hashToken } from "~/platform/crypto/hash-token";
import { RESUME_CODE_LENGTH } from "./resume-code-length";

/** Crockford's alphabet, which has no similar letters. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP = 4;

/** Creates the code of a saved form: 100 random bits, in groups that are easy to write down and read aloud. */
export function newResumeCode(): string {
  const letters = Array.from({ length: RESUME_CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(
    "",
  );
  return letters.match(new RegExp(`.{${GROUP}}`, "g"))?.join("-") ?? letters;
}

/** The hash of a code as stored, for any way to type it; null if it cannot be a code. */
export function resumeCodeHash(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return letters.length === RESUME_CODE_LENGTH ? hashToken(letters) : null;
}
