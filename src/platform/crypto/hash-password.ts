import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";

/**
 * About 0.1 seconds and 32 MB per guess. Stored in each hash, so that the cost can grow without new
 * passwords.
 */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;

type Cost = typeof COST;

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/**
 * Whether this is the password. Takes the same time without a hash, so that the time does not reveal who has
 * an account.
 * @param hash null for an unknown address, and for a person without a password
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = (hash ?? "").split("$");
  const cost = hash === null ? COST : { N: Number(N), r: Number(r), p: Number(p) };
  const expected = hash === null ? Buffer.alloc(KEY_BYTES) : Buffer.from(key, "base64url");
  const derived = await derive(password, Buffer.from(salt, "base64url"), cost);
  return derived.length === expected.length && timingSafeEqual(derived, expected) && hash !== null;
}

/** Leaves one processor to the event loop, which would otherwise compete with key derivations. */
const limit = pLimit(Math.max(1, availableParallelism() - 1));

/** The same letters give the same password, however a keyboard composes them. */
function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  return limit(work);
}
