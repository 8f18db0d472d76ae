import { randomInt } from "node:crypto";
import { hashToken } from "~/platform/crypto/hash-token";

/** Crockford's letters: none is taken for another. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 20;
const GROUP = 4;

/** What opens a form that somebody began: 100 random bits, in groups that can be written down and read out. */
export function newResumeCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return letters.match(new RegExp(`.{${GROUP}}`, "g"))?.join("-") ?? letters;
}

/** The form in which a code is stored, however it was typed; null for what can be none. */
export function resumeCodeHash(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return letters.length === LENGTH ? hashToken(letters) : null;
}
