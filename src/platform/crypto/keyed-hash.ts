import { createHmac, createSecretKey, hkdfSync, type KeyObject } from "node:crypto";

/**
 * A hash that only we can make: what few could be, such as a network address, cannot be found out from it by trying them all.
 * @param purpose hashes of one purpose say nothing about those of another
 */
export type KeyedHash = (purpose: string, text: string) => string;

export function createKeyedHash(secret: string): KeyedHash {
  const derived = new Map<string, KeyObject>();
  return (purpose, text) => {
    const key = derived.get(purpose) ?? derive(secret, purpose);
    derived.set(purpose, key);
    return createHmac("sha256", key).update(text).digest("base64url");
  };
}

function derive(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", secret, "openward", `hash:${purpose}`, 32)));
}
