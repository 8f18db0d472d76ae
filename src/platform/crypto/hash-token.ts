import { createHash } from "node:crypto";

/**
 * The form in which a token is stored and looked up: SHA-256 in hexadecimal. That is enough for 256 random
 * bits; a password, which people choose, needs a slow hash.
 */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
