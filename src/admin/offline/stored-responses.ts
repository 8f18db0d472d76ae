import { clientStore } from "~/site/browser/store/client-store";

const PREFIX = "openward.kept.";
/** A day of check-in, and the hours before it. */
const KEPT_MS = 16 * 3_600_000;

interface StoredResponse {
  value: unknown;
  /** When the server sent it, in milliseconds since 1970. */
  at: number;
}

interface Surroundings {
  /** The tab's storage, which ends with the tab. */
  takeStorage(): Storage;
  /** The token of the session; null if nobody is signed in. */
  token(): string | null;
  now(): number;
}

const real: Surroundings = {
  takeStorage: () => sessionStorage,
  token: () => clientStore.getState().apiToken,
  now: Date.now,
};

/**
 * Server responses that a screen shows again after a reload without a connection. They contain names of
 * people, so they are encrypted with a key derived from the session's token. Once the token is removed from
 * the browser, in this tab or another one, nobody can read the responses, even if they were not deleted.
 */
export function storedResponses({ takeStorage, token, now }: Surroundings = real) {
  return {
    /** Does nothing without a session, or where the browser has no encryption or no room. */
    async keep(name: string, value: unknown): Promise<void> {
      try {
        const session = token();
        if (session === null) return;
        const response: StoredResponse = { value, at: now() };
        const sealed = await seal(session, JSON.stringify(response));
        // The person signed out in the meantime.
        if (token() === session) takeStorage().setItem(PREFIX + name, sealed);
      } catch {
        // Storage is full or blocked. The screen works without stored responses.
      }
    },

    /** Null if there is none that this session can read. Deletes responses that are too old or from another session. */
    async read(name: string): Promise<StoredResponse | null> {
      try {
        const session = token();
        const sealed = takeStorage().getItem(PREFIX + name);
        if (sealed === null) return null;
        const text = session === null ? null : await open(session, sealed);
        const response = text === null ? null : (JSON.parse(text) as StoredResponse);
        if (response && now() - response.at < KEPT_MS) return response;
        takeStorage().removeItem(PREFIX + name);
      } catch {
        // Storage is blocked.
      }
      return null;
    },

    /** Call it for a response that the server now refuses to send. */
    remove(name: string): void {
      try {
        takeStorage().removeItem(PREFIX + name);
      } catch {
        // Storage is blocked, so nothing was stored either.
      }
    },

    removeAll(): void {
      try {
        const storage = takeStorage();
        const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
        for (const name of names) if (name.startsWith(PREFIX)) storage.removeItem(name);
      } catch {
        // Storage is blocked, so nothing was stored either.
      }
    },
  };
}

const IV_BYTES = 12;

async function keyOf(session: string): Promise<CryptoKey> {
  const text = new TextEncoder();
  const material = await crypto.subtle.importKey("raw", text.encode(session), "HKDF", false, ["deriveKey"]);
  const how = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: text.encode("kept answers") };
  return crypto.subtle.deriveKey(how, material, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}

async function seal(session: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyOf(session), bytes);
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Null if another session sealed it. */
async function open(session: string, sealed: string): Promise<string | null> {
  try {
    const bytes = fromBase64(sealed);
    const how = { name: "AES-GCM", iv: bytes.slice(0, IV_BYTES) };
    const text = await crypto.subtle.decrypt(how, await keyOf(session), bytes.slice(IV_BYTES));
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
