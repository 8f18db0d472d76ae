import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";

/** About a tenth of a second and 32 MB a guess. Kept in each hash, so that it can grow without anybody's new password. */
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
 * Whether this is the password. Takes as long where there is none to compare with, so that the time says nothing about who has
 * an account.
 * @param hash null for an unknown address and for a person without password
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = (hash ?? "").split("$");
  const cost = hash === null ? COST : { N: Number(N), r: Number(r), p: Number(p) };
  const expected = hash === null ? Buffer.alloc(KEY_BYTES) : Buffer.from(key, "base64url");
  const given = await derive(password, Buffer.from(salt, "base64url"), cost);
  return given.length === expected.length && timingSafeEqual(given, expected) && hash !== null;
}

/** One processor is left to the event loop: it would have to wait for a share of one that derives keys. */
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
