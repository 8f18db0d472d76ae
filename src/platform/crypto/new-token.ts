import { randomBytes } from "node:crypto";

/** A secret that nobody guesses: 256 random bits in base64url, 43 characters. It is stored as `hashToken` of it only. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}
