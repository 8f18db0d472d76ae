import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { createKeyRing, type PurposeKey } from "./key-ring";

/** Encrypts what must not be readable in the database and its backups. */
export interface Sealer {
  /**
   * @param purpose what the text is for, such as `mail`: each purpose has its own key, which opens no other's
   * text
   * @returns printable text that names its key; different each time
   */
  seal(text: string, purpose: string): string;
  /**
   * @throws UnreadableSeal if the text was changed, belongs to another purpose, or its secret is no longer
   * known
   */
  open(sealed: string, purpose: string): string;
  /** Common prefix of all text sealed under the present secret for that purpose. */
  prefix(purpose: string): string;
}

/** Sealed text that no known secret opens. */
export class UnreadableSeal extends Error {
  override readonly name = "UnreadableSeal";
}

const VERSION = "1";
const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals with AES-256-GCM under keys derived from `APP_SECRET`.
 * @param previous earlier secrets, which only open
 */
export function createSealer(secret: string, previous: readonly string[] = []): Sealer {
  const ring = createKeyRing(secret, previous);
  return {
    seal(text, purpose) {
      const { id, key } = ring.current(purpose);
      return beginning(id) + encrypt(text, key, context(purpose, id)).toString("base64url");
    },
    open(sealed, purpose) {
      const [version, id = "", body = ""] = sealed.split(".");
      const keyOfText = version === VERSION ? ring.named(purpose, id) : undefined;
      if (!keyOfText)
        throw new UnreadableSeal(`No known secret opens this sealed text (purpose ${purpose}).`);
      const bytes = Buffer.from(body, "base64url");
      // Base64url has unused bits in the last character. Only one spelling is valid.
      if (bytes.toString("base64url") !== body) throw changed(purpose);
      return decrypt(bytes, keyOfText, purpose);
    },
    prefix: (purpose) => beginning(ring.current(purpose).id),
  };
}

function beginning(id: string): string {
  return `${VERSION}.${id}.`;
}

/** Authenticated data besides the text: the format, the key's name, and the purpose. */
function context(purpose: string, id: string): Buffer {
  return Buffer.from([VERSION, id, purpose].join("."));
}

function encrypt(text: string, key: Buffer, about: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(about);
  return Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(bytes: Buffer, { id, key }: PurposeKey, purpose: string): string {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(context(purpose, id)).setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = [decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString("utf8");
  } catch {
    throw changed(purpose);
  }
}

function changed(purpose: string): UnreadableSeal {
  return new UnreadableSeal(`This sealed text was changed (purpose ${purpose}).`);
}
