import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { type Identity, type Recipient, Stanza } from "age-encryption";

/**
 * The scrypt stanza of the age format (https://age-encryption.org/v1), with Node's scrypt. The package's own
 * takes twice the processor time, and blocks the process for more than a second.
 */
const TYPE = "scrypt";
const LABEL = Buffer.from("age-encryption.org/v1/scrypt");
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const FILE_KEY_BYTES = 16;
/** The limit of the program `age`: a damaged header may require any amount of memory. 20 takes 1 GB. */
const MAX_WORK_FACTOR = 20;
const BLOCK_SIZE = 8;

/** @param workFactor the base-2 logarithm of the hash iterations */
export function toPassphrase(passphrase: string, workFactor: number): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(SALT_BYTES);
      const key = await derivedKey(passphrase, salt, workFactor);
      const cipher = createCipheriv("chacha20-poly1305", key, NONCE, { authTagLength: TAG_BYTES });
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      return [new Stanza([TYPE, unpadded(salt), String(workFactor)], new Uint8Array(body))];
    },
  };
}

/**
 * Decrypts what any program has encrypted to the passphrase in the age format. Hashes the passphrase once for
 * a file that is read several times.
 */
export function byPassphrase(passphrase: string): Identity {
  let last: { of: string; key: Promise<Buffer> } | undefined;
  return {
    async unwrapFileKey(stanzas) {
      const [stanza] = stanzas;
      if (stanza?.args[0] !== TYPE) return null;
      const [, salt = "", workFactor = ""] = stanza.args;
      const saltBytes = Buffer.from(salt, "base64");
      const isValid =
        stanzas.length === 1 &&
        stanza.args.length === 3 &&
        saltBytes.length === SALT_BYTES &&
        unpadded(saltBytes) === salt &&
        stanza.body.length === FILE_KEY_BYTES + TAG_BYTES &&
        /^[1-9]\d?$/.test(workFactor) &&
        Number(workFactor) <= MAX_WORK_FACTOR;
      if (!isValid) throw new Error("invalid scrypt stanza");
      const of = `${workFactor} ${salt}`;
      if (last?.of !== of) last = { of, key: derivedKey(passphrase, saltBytes, Number(workFactor)) };
      return openedKey(stanza.body, await last.key);
    },
  };
}

/** Each key encrypts only once. */
const NONCE = Buffer.alloc(12);

/** @returns null if the key does not match */
function openedKey(body: Uint8Array, key: Buffer): Uint8Array | null {
  const decipher = createDecipheriv("chacha20-poly1305", key, NONCE, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(body.subarray(FILE_KEY_BYTES));
  try {
    const opened = Buffer.concat([decipher.update(body.subarray(0, FILE_KEY_BYTES)), decipher.final()]);
    return new Uint8Array(opened);
  } catch {
    return null;
  }
}

function derivedKey(passphrase: string, salt: Buffer, workFactor: number): Promise<Buffer> {
  const rounds = 2 ** workFactor;
  const options = { N: rounds, r: BLOCK_SIZE, p: 1, maxmem: 2 * 128 * rounds * BLOCK_SIZE };
  return new Promise((resolve, reject) => {
    scrypt(passphrase, Buffer.concat([LABEL, salt]), 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
