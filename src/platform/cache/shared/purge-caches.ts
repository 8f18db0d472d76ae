import { addSeconds } from "date-fns";
import type { Database, RootDatabase } from "../../database/database";
import { defineJob } from "../../jobs/job";
import { sendJob } from "../../jobs/send-job";
import { fetchWithTimeout } from "../../network/fetch-with-timeout";
import { followAnnouncements } from "../announce-tags";
import { EVERYTHING_TAG } from "../page-reads";
import { keysOfAnnouncement } from "./surrogate-keys";

/** The shared caches that the operator configured. */
export interface SharedCaches {
  /** The addresses that accept purges. */
  urls: readonly string[];
  /** Sent as `Authorization: Bearer`. */
  token: string | undefined;
}

interface Purge {
  /**
   * One of `SharedCaches.urls`. Each cache has separate jobs, so that a slow cache does not delay the others.
   */
  cache: string;
  keys: string[];
  isSecond?: boolean;
}

/** Retried for about two hours. After that, pages are outdated until their time in the cache ends. */
export const purgeCachesJob = defineJob<Purge>("purge-caches", {
  retry: { times: 30, afterSeconds: 1, atMostSeconds: 300 },
  expireSeconds: 300,
});

const EVERYTHING = keysOfAnnouncement([EVERYTHING_TAG]);

/** Keys per request: Fastly accepts no more. */
const KEYS_PER_REQUEST = 256;

/**
 * A purge is repeated after this time. The second purge removes responses that were in flight during the
 * first one, and responses of a node that missed the announcement. Such a node detects that within ten
 * seconds, and stops using its cache.
 */
const REPEAT_AFTER_SECONDS = 15;

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/**
 * From now on, each announcement of this process also sends a purge job for each cache, in the same
 * transaction.
 */
export function purgeWithAnnouncements(urls: readonly string[]): void {
  followAnnouncements(async (tx: Database, tags) => {
    const keys = keysOfAnnouncement(tags);
    for (const cache of urls) await sendJob(tx, purgeCachesJob, { cache, keys });
  });
}

/**
 * Tells a cache to drop the responses with these keys: `POST` with the header `Surrogate-Key` and the same
 * keys as JSON. Skips a cache that is no longer configured, because it must not get the token.
 * @throws Error if the cache did not accept it, so that the job is retried
 */
export async function purgeCaches(
  { db, now, caches }: { db: RootDatabase; now(): Date; caches: SharedCaches },
  { cache, keys, isSecond = false }: Purge,
): Promise<void> {
  if (!caches.urls.includes(cache)) return;
  await failFastIfSilent(cache, (all) => purge(cache, caches.token, all ? EVERYTHING : keys));
  if (isSecond) return;
  await sendJob(
    db,
    purgeCachesJob,
    { cache, keys, isSecond: true },
    { startAfter: addSeconds(now(), REPEAT_AFTER_SECONDS) },
  );
}

/** Caches that did not respond, and the time until which they get no request, in milliseconds since 1970. */
const silentUntil = new Map<string, number>();

/**
 * Fails immediately for a cache that recently did not respond: waiting for it in each of many purges would
 * delay those of other caches. The job is retried as after any failure. Once the cache responds again,
 * everything in it is purged. Visitors may have reached it all the time, and purges that it missed may have
 * been given up or may be minutes away from their next retry.
 * @param ask sends the purge, or one of everything
 */
async function failFastIfSilent(cache: string, ask: (all: boolean) => Promise<Response>): Promise<void> {
  const until = silentUntil.get(cache);
  if (until !== undefined && Date.now() < until)
    throw new Error("The shared cache did not respond a moment ago.");
  const beSilent = () => silentUntil.set(cache, Date.now() + TIMEOUT_MS);
  // Only one attempt finds out whether the cache responds again.
  if (until !== undefined) beSilent();
  const response = await ask(until !== undefined).catch((error) => {
    beSilent();
    throw error;
  });
  if (!response.ok) throw new Error(`The shared cache answered a purge with status ${response.status}.`);
  silentUntil.delete(cache);
}

/** @returns the last response, or the first refusal */
async function purge(url: string, token: string | undefined, keys: readonly string[]): Promise<Response> {
  let response = Response.json(null);
  for (let at = 0; at < keys.length; at += KEYS_PER_REQUEST) {
    const some = keys.slice(at, at + KEYS_PER_REQUEST);
    const headers = new Headers({ "content-type": "application/json", "surrogate-key": some.join(" ") });
    if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
    const body = JSON.stringify({ surrogate_keys: some });
    const request: RequestInit = { method: "POST", headers, body, redirect: "error" };
    response = await fetchWithTimeout(url, request, {
      withinMs: TIMEOUT_MS,
      maxBytes: MAX_ANSWER_BYTES,
    });
    if (!response.ok) break;
  }
  return response;
}
