import { listeners } from "~/admin/listeners";
import type { Item } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";

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
}

export interface UploadQueueOptions {
  send(file: File, sending: { onProgress(part: number): void; signal: AbortSignal }): Promise<Item>;
  /** Why a file is not sent; null if it is. */
  refusal(file: File): string | null;
  onDone?(item: Item): void;
  /** How many are sent at the same time. */
  atOnce?: number;
}

export interface UploadQueue {
  uploads(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  add(files: readonly File[]): void;
  retry(key: string): void;
  /** Removes an upload, and cancels it if it is being sent. */
  remove(key: string): void;
  /** Updates the record of a finished upload, for example once it is described. */
  follow(key: string, item: Item): void;
}

/** Uploads files a few at a time; a failure does not hold up the others. */
export function uploadQueue({ send, refusal, onDone, atOnce = 2 }: UploadQueueOptions): UploadQueue {
  const { subscribe, notify } = listeners();
  const underway = new Map<string, AbortController>();
  let uploads: readonly Upload[] = [];

  function set(next: readonly Upload[]) {
    uploads = next;
    notify();
  }

  const change = (key: string, part: Partial<Upload>) =>
    set(uploads.map((one) => (one.key === key ? { ...one, ...part } : one)));

  function sendNext() {
    while (underway.size < atOnce) {
      const next = uploads.find(({ state }) => state === "waiting");
      if (!next) return;
      void sendOne(next);
    }
  }

  async function sendOne({ key, file }: Upload) {
    const giveUp = new AbortController();
    underway.set(key, giveUp);
    change(key, { state: "sending", progress: 0, message: null });
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const item = await send(file, { onProgress, signal: giveUp.signal });
      change(key, { state: "done", progress: 1, item });
      onDone?.(item);
    } catch (error) {
      change(key, { state: "failed", message: failureMessage(error) });
    } finally {
      underway.delete(key);
      sendNext();
    }
  }

  return {
    uploads: () => uploads,
    subscribe,
    add(files) {
      set([...uploads, ...files.map((file) => newUpload(file, refusal(file)))]);
      sendNext();
    },
    retry(key) {
      change(key, { state: "waiting", message: null });
      sendNext();
    },
    remove(key) {
      set(uploads.filter((one) => one.key !== key));
      underway.get(key)?.abort();
    },
    follow: (key, item) => change(key, { item }),
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
  };
}
