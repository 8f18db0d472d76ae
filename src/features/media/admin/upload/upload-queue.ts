import { listeners } from "~/admin/listeners";
import type { Item } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import type { Uploaded } from "../media-api";

/**
 * `refused`: the browser's check failed, and a retry would not help. `failed`: the server or the connection failed, and
 * a retry is possible.
 */
export interface Upload {
  key: string;
  file: File;
  state: "waiting" | "sending" | "done" | "failed" | "refused";
  /** From 0 to 1. */
  progress: number;
  message: string | null;
  item: Item | null;
  /** Whether the library already had the file. `item` is then that record. */
  alreadyExisted: boolean;
  /** Whether to add it even if the library has it. */
  addAgain: boolean;
}

export interface UploadQueueOptions {
  send(
    file: File,
    sending: { onProgress(part: number): void; signal: AbortSignal; addAgain: boolean },
  ): Promise<Uploaded>;
  /** The reason why a file is not sent; null if it is sent. */
  refusal(file: File): string | null;
  onDone?(uploaded: Uploaded): void;
  /** How many files are sent at the same time. */
  atOnce?: number;
}

export interface UploadQueue {
  uploads(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  add(files: readonly File[]): void;
  retry(key: string): void;
  /** Sends a file again that the library already had, to add another record. */
  addAgain(key: string): void;
  /** Removes an upload, and cancels it if it is running. */
  remove(key: string): void;
  /** Updates the record of a finished upload, for example after it was described. */
  follow(key: string, item: Item): void;
}

/** Uploads a few files at a time. A failure does not delay the others. */
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

/** The list of uploads, with functions that change and observe it. */
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

/** @param message the reason why the file is not sent; null if it is */
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
