import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Database } from "../database/database";
import { DatabaseUnavailable, type DatabaseWatch } from "../database/database-watch";
import type { Logger } from "../logging/logger";
import { announceTags, BY_RECORD, CACHE_CHANNEL, PROBE } from "./announce-tags";

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

const HEARTBEAT_MS = 5_000;
const MAX_PAUSE_MS = 5_000;

/**
 * Receives announcements of all nodes on a separate connection, and passes them to `audience`. While there is
 * no connection, the audience must not trust its cache. A heartbeat detects a silently lost connection within
 * ten seconds.
 * @param url the database itself: a pooler with connections per transaction cannot listen
 * @param watch of the same database: this function reports lost connections to it, and it reports when the
 * database goes down or comes back
 */
export function listenForTags(
  url: string,
  audience: TagAudience,
  log: Logger,
  watch?: WatchOfListener,
): TagListener {
  const connection = new ListeningConnection(url, audience, log, watch);
  watch?.onChange((isDown) => connection.databaseChanged(isDown));
  connection.connect();
  return connection;
}

type WatchOfListener = Pick<DatabaseWatch, "check" | "isDown" | "onChange">;

class ListeningConnection implements TagListener {
  readonly #url: string;
  readonly #audience: TagAudience;
  readonly #log: Logger;
  readonly #watch: WatchOfListener | undefined;
  readonly #ready = Promise.withResolvers<void>();
  /** Callbacks of the round trips in progress, by announcement. */
  readonly #probes = new Map<string, () => void>();
  #client: pg.Client | undefined;
  #isListening = false;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #stopped = false;

  constructor(url: string, audience: TagAudience, log: Logger, watch: WatchOfListener | undefined) {
    this.#url = url;
    this.#audience = audience;
    this.#log = log;
    this.#watch = watch;
  }

  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  readonly isListening = () => this.#isListening;

  /** Connects and listens, in the background; retries until stopped. */
  connect(): void {
    clearTimeout(this.#timer);
    abandon(this.#client);
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: "openward-cache",
      connectionTimeoutMillis: 5_000,
      query_timeout: HEARTBEAT_MS,
      keepAlive: true,
    });
    this.#client = client;
    const lost = once((error?: Error) => this.#reconnect(client, error));
    client.on("error", lost);
    client.on("end", () => lost());
    client.on("notification", ({ payload = "" }) => this.#receive(payload));
    this.#listen(client, lost).catch(lost);
  }

  async #listen(client: pg.Client, lost: (error?: Error) => void): Promise<void> {
    await client.connect();
    await client.query(`listen ${CACHE_CHANNEL}`);
    if (this.#stopped || this.#client !== client) return;
    this.#failures = 0;
    // This connection was faster than the watch's next probe. Until that is answered, queries are refused: if pages
    // were dropped now, visitors would get errors instead of cached pages. `onChange` connects again then.
    if (this.#watch?.isDown) return this.#watch.check();
    this.#isListening = true;
    this.#audience.resume();
    this.#ready.resolve();
    this.#beat(client, lost);
  }

  #receive(payload: string): void {
    const entries = payload.split(",");
    const tags = entries.filter((tag) => tag !== BY_RECORD);
    const [first = ""] = tags;
    if (first.startsWith(PROBE)) {
      this.#probes.get(first)?.();
      return;
    }
    this.#audience.drop(tags);
    // From a node of an older release: any record of these types may have changed.
    if (entries.length === tags.length) this.#audience.resume();
  }

  #beat(client: pg.Client, lost: (error?: Error) => void): void {
    const beat = () => client.query("select 1").then(() => this.#beat(client, lost), lost);
    this.#timer = setTimeout(beat, HEARTBEAT_MS);
    this.#timer.unref();
  }

  /** Does nothing for a connection that was abandoned before. */
  #reconnect(client: pg.Client, error?: Error): void {
    if (this.#stopped || this.#client !== client) return;
    this.#isListening = false;
    this.#audience.suspend();
    this.#watch?.check();
    clearTimeout(this.#timer);
    abandon(client);
    this.#failures += 1;
    const pause = Math.min(MAX_PAUSE_MS, 50 * 2 ** this.#failures) * (0.5 + Math.random() / 2);
    this.#log.warn(
      { err: error || undefined, retryInMs: Math.round(pause) },
      "cache announcements are not heard",
    );
    this.#timer = setTimeout(() => this.connect(), pause);
    this.#timer.unref();
  }

  databaseChanged(isDown: boolean): void {
    if (this.#stopped || !this.#client) return;
    if (isDown && this.#isListening) this.#reconnect(this.#client, new DatabaseUnavailable());
    // Does not wait for the pause, which may have grown: until there is a connection, every page is rendered.
    if (!isDown && !this.#isListening) this.connect();
  }

  async roundTrip(db: Database, withinMs: number): Promise<void> {
    const probe = `${PROBE}${randomUUID()}`;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const late = setTimeout(
      () => reject(new Error(`The announcement was not heard within ${withinMs} ms.`)),
      withinMs,
    );
    this.#probes.set(probe, resolve);
    try {
      await Promise.all([promise, announceTags(db, [probe])]);
    } finally {
      clearTimeout(late);
      this.#probes.delete(probe);
    }
  }

  // A property, because callers pass it on without its object.
  readonly stop = async () => {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#audience.suspend();
    abandon(this.#client);
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
