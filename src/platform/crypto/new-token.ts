import { randomBytes } from "node:crypto";

/** A random token: 256 bits in base64url, 43 characters. Only its `hashToken` is stored. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}
