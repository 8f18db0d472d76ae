import { createHmac, hkdfSync } from "node:crypto";

/**
 * A hash that only we can make: what few could be, such as a network address, cannot be found out from it by trying them all.
 * @param purpose hashes of one purpose say nothing about those of another
 */
export type KeyedHash = (purpose: string, text: string) => string;

export function createKeyedHash(secret: string): KeyedHash {
  return (purpose, text) => {
    const key = Buffer.from(hkdfSync("sha256", secret, "openward", `hash:${purpose}`, 32));
    return createHmac("sha256", key).update(text).digest("base64url");
  };
}
