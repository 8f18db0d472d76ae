import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/**
 * Deriving a key from a password takes a tenth of a second on purpose, and most tests use the same few
 * passwords. In the test workers each key is derived once, with the product's parameters. Sites that tests
 * start are separate processes and derive every key.
 */

type Derive = (password: string, salt: Buffer, length: number, cost: object, done: Done) => void;
type Done = (error: Error | null, key: Buffer) => void;
type Derivation = { bytes: number; cost: object };

const derive = crypto.scrypt as Derive;
const keys = new Map<string, Promise<Buffer>>();

export function rememberKeys(): void {
  replaceScrypt((password, salt, length, cost, done) => {
    const name = JSON.stringify([password, salt.toString("base64url"), length, cost]);
    const key = keys.get(name) ?? promised(password, salt, length, cost);
    keys.set(name, key);
    key.then(
      (found) => done(null, found),
      (error) => done(error, Buffer.alloc(0)),
    );
  });
}

/** For a test file about the derivation itself, for example its duration. */
export function deriveEveryKey(): void {
  replaceScrypt(derive);
}

/**
 * The length and cost of each key that is derived while this runs. They measure the work, independent of the
 * machine's load.
 */
export async function derivationsDuring(run: () => Promise<unknown>): Promise<Derivation[]> {
  const derivations: Derivation[] = [];
  replaceScrypt((password, salt, bytes, cost, done) => {
    derivations.push({ bytes, cost });
    derive(password, salt, bytes, cost, done);
  });
  try {
    await run();
  } finally {
    deriveEveryKey();
  }
  return derivations;
}

function promised(password: string, salt: Buffer, length: number, cost: object): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    derive(password, salt, length, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function replaceScrypt(scrypt: Derive): void {
  crypto.scrypt = scrypt as typeof crypto.scrypt;
  // Updates named imports of `node:crypto` as well.
  syncBuiltinESMExports();
}
