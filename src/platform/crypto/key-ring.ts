import { hkdfSync } from "node:crypto";

/** A key of one purpose, and its short name, which sealed text contains. */
export interface PurposeKey {
  id: string;
  key: Buffer;
}

/** The keys of every purpose, derived from `APP_SECRET`. */
export interface KeyRing {
  /** The key that seals new text. */
  current(purpose: string): PurposeKey;
  /** The key of that name, including keys of earlier secrets; undefined if no known secret has it. */
  named(purpose: string, id: string): PurposeKey | undefined;
}

const KEY_BYTES = 32;
const ID_BYTES = 6;

/** @param previous earlier secrets, which only open */
export function createKeyRing(secret: string, previous: readonly string[] = []): KeyRing {
  const derived = new Map<string, PurposeKey[]>();
  const keysOf = (purpose: string): PurposeKey[] => {
    const purposeKeys = derived.get(purpose) ?? [secret, ...previous].map((each) => derive(each, purpose));
    derived.set(purpose, purposeKeys);
    return purposeKeys;
  };
  return {
    current: (purpose) => keysOf(purpose)[0] ?? derive(secret, purpose),
    named: (purpose, id) => keysOf(purpose).find((purposeKeys) => purposeKeys.id === id),
  };
}

/** One derivation yields the key and its name, so that the name reveals nothing about the key. */
function derive(secret: string, purpose: string): PurposeKey {
  const bytes = Buffer.from(hkdfSync("sha256", secret, "openward", `seal:${purpose}`, KEY_BYTES + ID_BYTES));
  return { key: bytes.subarray(0, KEY_BYTES), id: bytes.subarray(KEY_BYTES).toString("base64url") };
}
