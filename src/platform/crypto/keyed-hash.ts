import { createHmac, createSecretKey, hkdfSync, type KeyObject } from "node:crypto";

/**
 * A hash that only we can make: what few could be, such as a network address, cannot be found out from it by trying them all.
 */
export interface KeyedHash {
  /** @param purpose hashes of one purpose say nothing about those of another */
  (purpose: string, text: string): string;
  /** The same under every secret that is known, the current one first: finds what was stored before the secret was changed. */
  underEach(purpose: string, text: string): string[];
}

/** @param previous secrets of before */
export function createKeyedHash(secret: string, previous: readonly string[] = []): KeyedHash {
  const current = hashUnder(secret);
  const all = [current, ...previous.map(hashUnder)];
  return Object.assign((purpose: string, text: string) => current(purpose, text), {
    underEach: (purpose: string, text: string) => all.map((hash) => hash(purpose, text)),
  });
}

function hashUnder(secret: string) {
  const derived = new Map<string, KeyObject>();
  return (purpose: string, text: string): string => {
    const key = derived.get(purpose) ?? derive(secret, purpose);
    derived.set(purpose, key);
    return createHmac("sha256", key).update(text).digest("base64url");
  };
}

function derive(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", secret, "openward", `hash:${purpose}`, 32)));
}
