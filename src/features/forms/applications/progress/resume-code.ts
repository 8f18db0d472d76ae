import { randomInt } from "node:crypto";
import { hashToken } from "~/platform/crypto/hash-token";
import { RESUME_CODE_LENGTH } from "./resume-code-length";

/** Crockford's alphabet, without similar letters. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP = 4;

/** Creates the code for a saved form: 100 random bits, in groups that are easy to write down and read out. */
export function newResumeCode(): string {
  const letters = Array.from({ length: RESUME_CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(
    "",
  );
  return letters.match(new RegExp(`.{${GROUP}}`, "g"))?.join("-") ?? letters;
}

/** The stored hash of a code, however it was typed; null if it cannot be one. */
export function resumeCodeHash(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return letters.length === RESUME_CODE_LENGTH ? hashToken(letters) : null;
}
