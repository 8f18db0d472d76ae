import { addSeconds } from "date-fns";
import type { Database, RootDatabase } from "../../database/database";
import { defineJob } from "../../jobs/job";
import { sendJob } from "../../jobs/send-job";
import { fetchWithTimeout } from "../../network/fetch-with-timeout";
import { followAnnouncements } from "../announce-tags";
import { keysOfAnnouncement } from "./surrogate-keys";

/** The shared caches that the operator configured. */
export interface SharedCaches {
  /** Where each accepts purges. */
  urls: readonly string[];
  /** Sent as `Authorization: Bearer`. */
  token: string | undefined;
}

interface Purge {
  keys: string[];
  isSecond?: boolean;
}

/** Retried for about two hours. After that, pages are outdated until their time in the cache ends. */
export const purgeCachesJob = defineJob<Purge>("purge-caches", {
  retry: { times: 30, afterSeconds: 1, atMostSeconds: 300 },
  expireSeconds: 300,
});

/** Keys of one request; the most that Fastly accepts. */
const KEYS_PER_REQUEST = 256;

/**
 * A purge is repeated after this time. It catches responses that were on their way during the first one, and those of a
 * node that did not hear the announcement: within ten seconds it knows, and stops using its cache.
 */
const SECOND_AFTER_SECONDS = 15;

const PATIENCE_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** From now on, each announcement of this process sends a purge in its transaction. */
export function purgeWithAnnouncements(): void {
  followAnnouncements(async (tx: Database, tags) => {
    await sendJob(tx, purgeCachesJob, { keys: keysOfAnnouncement(tags) });
  });
}

/**
 * Tells each cache to drop what it keeps under the keys: `POST` with the header `Surrogate-Key` and the same keys as
 * JSON.
 * @throws Error if a cache did not accept it, so that the job is retried
 */
export async function purgeCaches(
  { db, now, caches }: { db: RootDatabase; now(): Date; caches: SharedCaches },
  { keys, isSecond = false }: Purge,
): Promise<void> {
  if (caches.urls.length === 0) return;
  const results = await Promise.allSettled(caches.urls.map((url) => purge(url, caches.token, keys)));
  const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, "A shared cache did not accept a purge.");
  if (isSecond) return;
  await sendJob(
    db,
    purgeCachesJob,
    { keys, isSecond: true },
    { startAfter: addSeconds(now(), SECOND_AFTER_SECONDS) },
  );
}

async function purge(url: string, token: string | undefined, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += KEYS_PER_REQUEST) {
    const some = keys.slice(at, at + KEYS_PER_REQUEST);
    const headers = new Headers({ "content-type": "application/json", "surrogate-key": some.join(" ") });
    if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
    const body = JSON.stringify({ surrogate_keys: some });
    const request: RequestInit = { method: "POST", headers, body, redirect: "error" };
    const response = await fetchWithTimeout(url, request, {
      withinMs: PATIENCE_MS,
      maxBytes: MAX_ANSWER_BYTES,
    });
    if (!response.ok) throw new Error(`The shared cache answered a purge with status ${response.status}.`);
  }
}
