import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Database } from "../database/database";
import { DatabaseUnavailable, type DatabaseWatch } from "../database/database-watch";
import type { Logger } from "../logging/logger";
import { announceTags, BY_RECORD, CACHE_CHANNEL } from "./announce-tags";

/** A receiver of announcements: the page cache, and other in-memory caches. */
export interface TagAudience {
  /** Announcements are received from now on. */
  resume(): void;
  /** Announcements may be missed from now on, until `resume`. */
  suspend(): void;
  /** Records with these tags changed. */
  drop(tags: string[]): void;
}

export interface TagListener {
  /** Resolves once announcements are first received. */
  ready: Promise<void>;
  /** Whether announcements are currently received. */
  isListening(): boolean;
  /**
   * Announces something through the given database and waits until it is received here.
   * @param withinMs the timeout in milliseconds
   * @throws Error on timeout; what the query throws
   */
  roundTrip(db: Database, withinMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** The prefix of a round trip's announcement: no record has such a tag, so nothing is dropped. */
const PROBE = "probe:";
const HEARTBEAT_MS = 5_000;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Receives, on its own connection, what writers on any node announce, and tells `audience`. While there is no
 * connection, the audience must trust nothing in its cache. A heartbeat finds a connection whose other end vanished
 * silently within ten seconds.
 * @param url the database itself: a pooler with connections per transaction cannot listen
 * @param watch of the same database: it is told of a lost connection, and reports when the database goes down or
 *   comes back
 */
export function listenForTags(
  url: string,
  audience: TagAudience,
  log: Logger,
  watch?: Pick<DatabaseWatch, "check" | "isDown" | "onChange">,
): TagListener {
  let client: pg.Client | undefined;
  let isListening = false;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let stopped = false;
  const { promise: ready, resolve: resolveReady } = Promise.withResolvers<void>();
  const probes = new Map<string, () => void>();

  async function connect(): Promise<void> {
    clearTimeout(timer);
    abandon(client);
    const own = new pg.Client({
      connectionString: url,
      application_name: "openward-cache",
      connectionTimeoutMillis: 5_000,
      query_timeout: HEARTBEAT_MS,
      keepAlive: true,
    });
    client = own;
    const lost = once((error?: Error) => reconnect(own, error));
    own.on("error", lost);
    own.on("end", () => lost());
    own.on("notification", ({ payload = "" }) => hear(payload));
    try {
      await own.connect();
      await own.query(`listen ${CACHE_CHANNEL}`);
      if (stopped || client !== own) return;
      failures = 0;
      // This connection was faster than the watch's next probe. Until that is answered, queries are refused: if pages
      // were dropped now, visitors would get errors instead of cached pages. `onChange` connects again then.
      if (watch?.isDown) return watch.check();
      isListening = true;
      audience.resume();
      resolveReady();
      beat(own, lost);
    } catch (error) {
      lost(error as Error);
    }
  }

  function hear(payload: string): void {
    const entries = payload.split(",");
    const tags = entries.filter((tag) => tag !== BY_RECORD);
    const [first = ""] = tags;
    if (first.startsWith(PROBE)) {
      probes.get(first)?.();
      return;
    }
    audience.drop(tags);
    // From a node of an older release: any record of these types may have changed.
    if (entries.length === tags.length) audience.resume();
  }

  function beat(own: pg.Client, lost: (error?: Error) => void): void {
    timer = setTimeout(() => own.query("select 1").then(() => beat(own, lost), lost), HEARTBEAT_MS);
    timer.unref();
  }

  /** Does nothing for a connection that was given up before. */
  function reconnect(own: pg.Client, error?: Error): void {
    if (stopped || client !== own) return;
    isListening = false;
    audience.suspend();
    watch?.check();
    clearTimeout(timer);
    abandon(own);
    failures += 1;
    const pause = Math.min(LONGEST_PAUSE_MS, 50 * 2 ** failures) * (0.5 + Math.random() / 2);
    log.warn(
      { ...(error && { err: error }), retryInMs: Math.round(pause) },
      "cache announcements are not heard",
    );
    timer = setTimeout(connect, pause);
    timer.unref();
  }

  watch?.onChange((isDown) => {
    if (stopped || !client) return;
    if (isDown && isListening) reconnect(client, new DatabaseUnavailable());
    // Earlier than after the pause, which may have grown: until then every page is rendered.
    if (!isDown && !isListening) void connect();
  });
  void connect();
  return {
    ready,
    isListening: () => isListening,
    async roundTrip(db, withinMs) {
      const probe = `${PROBE}${randomUUID()}`;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const late = setTimeout(
        () => reject(new Error(`The announcement was not heard within ${withinMs} ms.`)),
        withinMs,
      );
      probes.set(probe, resolve);
      try {
        await Promise.all([promise, announceTags(db, [probe])]);
      } finally {
        clearTimeout(late);
        probes.delete(probe);
      }
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      audience.suspend();
      abandon(client);
    },
  };
}

/** Closes a connection without waiting for its other end, which may never respond. */
function abandon(client: pg.Client | undefined): void {
  (client as unknown as { connection: pg.Connection } | undefined)?.connection.stream.destroy();
}

function once<Argument>(act: (argument?: Argument) => void): (argument?: Argument) => void {
  let done = false;
  return (argument) => {
    if (done) return;
    done = true;
    act(argument);
  };
}
