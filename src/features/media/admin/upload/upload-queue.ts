import { listeners } from "~/admin/listeners";
import type { Item } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import type { Uploaded } from "../media-api";

/**
 * An upload. `refused`: by the browser's check; a retry would not help. `failed`: by the server or the connection; it
 * can be retried.
 */
export interface Upload {
  key: string;
  file: File;
  state: "waiting" | "sending" | "done" | "failed" | "refused";
  /** From 0 to 1. */
  progress: number;
  message: string | null;
  item: Item | null;
  /** Whether the library had the file: `item` is that record. */
  alreadyExisted: boolean;
  /** Whether to add it even so. */
  addAgain: boolean;
}

export interface UploadQueueOptions {
  send(
    file: File,
    sending: { onProgress(part: number): void; signal: AbortSignal; addAgain: boolean },
  ): Promise<Uploaded>;
  /** Why a file is not sent; null if it is. */
  refusal(file: File): string | null;
  onDone?(uploaded: Uploaded): void;
  /** How many are sent at the same time. */
  atOnce?: number;
}

export interface UploadQueue {
  uploads(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  add(files: readonly File[]): void;
  retry(key: string): void;
  /** Sends a file that the library had once more, to add another record of it. */
  addAgain(key: string): void;
  /** Removes an upload, and cancels it if it is being sent. */
  remove(key: string): void;
  /** Updates the record of a finished upload, for example once it is described. */
  follow(key: string, item: Item): void;
}

/** Uploads files a few at a time; a failure does not delay the others. */
export function uploadQueue({ send, refusal, onDone, atOnce = 2 }: UploadQueueOptions): UploadQueue {
  const { uploads, subscribe, set, change } = uploadList();
  const underway = new Map<string, AbortController>();

  function sendNext() {
    while (underway.size < atOnce) {
      const next = uploads().find(({ state }) => state === "waiting");
      if (!next) return;
      void sendOne(next);
    }
  }

  async function sendOne({ key, file, addAgain }: Upload) {
    const giveUp = new AbortController();
    underway.set(key, giveUp);
    change(key, { state: "sending", progress: 0, message: null });
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const uploaded = await send(file, { onProgress, signal: giveUp.signal, addAgain });
      const { item, alreadyExisted } = uploaded;
      change(key, { state: "done", progress: 1, item, alreadyExisted });
      onDone?.(uploaded);
    } catch (error) {
      change(key, { state: "failed", message: failureMessage(error) });
    } finally {
      underway.delete(key);
      sendNext();
    }
  }

  return {
    uploads,
    subscribe,
    add(files) {
      set([...uploads(), ...files.map((file) => newUpload(file, refusal(file)))]);
      sendNext();
    },
    retry(key) {
      change(key, { state: "waiting", message: null });
      sendNext();
    },
    addAgain(key) {
      change(key, { state: "waiting", item: null, alreadyExisted: false, addAgain: true });
      sendNext();
    },
    remove(key) {
      set(uploads().filter((one) => one.key !== key));
      underway.get(key)?.abort();
    },
    follow: (key, item) => change(key, { item }),
  };
}

/** The uploads, and what changes and observes them. */
function uploadList() {
  const { subscribe, notify } = listeners();
  let uploads: readonly Upload[] = [];
  function set(next: readonly Upload[]) {
    uploads = next;
    notify();
  }
  return {
    uploads: () => uploads,
    subscribe,
    set,
    change: (key: string, part: Partial<Upload>) =>
      set(uploads.map((one) => (one.key === key ? { ...one, ...part } : one))),
  };
}

let made = 0;

/** @param message why the file is not sent; null if it is */
function newUpload(file: File, message: string | null): Upload {
  made += 1;
  return {
    key: `upload-${made}`,
    file,
    state: message ? "refused" : "waiting",
    progress: 0,
    message,
    item: null,
    alreadyExisted: false,
    addAgain: false,
  };
}
