import { createHmac, createSecretKey, hkdfSync, type KeyObject } from "node:crypto";

/**
 * A hash that needs our secret, so that values with few possibilities, such as network addresses, cannot be
 * found by trying them all.
 */
export interface KeyedHash {
  /** @param purpose separates hashes: those of one purpose say nothing about those of another */
  (purpose: string, text: string): string;
  /**
   * The hash under every known secret, the present one first, to find values that were stored before the
   * secret changed.
   */
  underEach(purpose: string, text: string): string[];
}

/** @param previous earlier secrets */
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
