import { Readable } from "node:stream";
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from "age-encryption";
import { DamagedBackup } from "./damaged-backup";
import { byPassphrase, toPassphrase } from "./passphrase-stanza";

/** The first line of every file in the age format (https://age-encryption.org/v1). */
const AGE_HEADER = Buffer.from("age-encryption.org/v1\n");

/** The passphrase does not match the one that the backup was encrypted with. */
export class WrongPassphrase extends Error {
  override readonly name = "WrongPassphrase";
}

/** @param start the first bytes of a file, at least 22 */
export function isEncrypted(start: Uint8Array): boolean {
  return AGE_HEADER.equals(start.subarray(0, AGE_HEADER.length));
}

/**
 * Encrypts in the age format, in authenticated pieces, so that truncated or changed data does not open.
 * @param workFactor the base-2 logarithm of the hash iterations: 18, the default of age, takes about a second
 */
export async function* encrypted(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
  { workFactor = 18 } = {},
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(toPassphrase(passphrase, workFactor));
  yield* chunksOf(await encrypter.encrypt(webStream(bytes)));
}

/** A key pair: the recipient alone can encrypt but not decrypt. */
export interface KeyPair {
  /** `age1…`: public. */
  recipient: string;
  /** `AGE-SECRET-KEY-1…` */
  identity: string;
}

export async function newKeyPair(): Promise<KeyPair> {
  const identity = await generateIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Encrypts to a key pair's recipient. No passphrase is hashed, so many small files are cheap. */
export async function* encryptedTo(
  bytes: AsyncIterable<Uint8Array>,
  recipient: string,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  yield* chunksOf(await encrypter.encrypt(webStream(bytes)));
}

/**
 * Decrypts the output of `encrypted`, or of the program `age` with a passphrase.
 * @throws WrongPassphrase; DamagedBackup if the data was cut off or changed
 */
export function decrypted(bytes: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  return decrypter(passphrase)(bytes);
}

/** Like `decrypted`, for a file that is read several times. */
export function decrypter(
  passphrase: string,
): (bytes: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array> {
  const identity = byPassphrase(passphrase);
  return (bytes) => {
    const file = new Decrypter();
    file.addIdentity(identity);
    return opened(bytes, file);
  };
}

/**
 * Decrypts the output of `encryptedTo`.
 * @param identities the matching one is among them
 * @throws WrongPassphrase if none matches; DamagedBackup if the data was cut off or changed
 */
export function decryptedBy(
  bytes: AsyncIterable<Uint8Array>,
  identities: readonly string[],
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return opened(bytes, decrypter);
}

async function* opened(bytes: AsyncIterable<Uint8Array>, decrypter: Decrypter): AsyncGenerator<Uint8Array> {
  let failure: unknown;
  try {
    const noted = noting(bytes, (error) => {
      failure = error;
    });
    yield* chunksOf(await decrypter.decrypt(webStream(noted)));
  } catch (error) {
    if (failure) throw failure;
    if (error instanceof Error && /no identity matched/.test(error.message)) throw new WrongPassphrase();
    throw new DamagedBackup({ cause: error });
  }
}

/** Distinguishes a file that cannot be read from one that cannot be decrypted. */
async function* noting(
  bytes: AsyncIterable<Uint8Array>,
  onError: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    onError(error);
    throw error;
  }
}

/** Chunks of up to 64 kB, on demand. */
function webStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = bytes[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Iterates a web stream: not every type of it is declared as iterable. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]) as AsyncIterable<Uint8Array>;
}
