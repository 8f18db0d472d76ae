import pg from "pg";
import type { Logger } from "../logging/logger";

/** The query failed or was not sent, because the database does not respond. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  readonly code = "DATABASE_AWAY";

  constructor() {
    super("The database does not answer.");
  }
}

/** Tracks whether the database responds, so that nobody waits for one that does not. */
export interface DatabaseWatch {
  readonly isDown: boolean;
  /** Checks now, in the background. For callers with a reason to doubt it. */
  check(): void;
  /** Calls `listener` with true when the database stops responding, and with false when it responds again. */
  onChange(listener: (isDown: boolean) => void): void;
  /** Pass this to a pool, so that its connections are watched. */
  Client: typeof pg.Client;
  stop(): void;
}

/** If a query has waited this long and nothing was received, the database is probed. */
const SILENCE_MS = 600;
const TICK_MS = 100;
/**
 * Timeout of the probe in ticks: 1.1 seconds. Together with the silence this is the longest wait: less than
 * two seconds. It counts ticks, not time: in a process too busy to read, ticks are late as well, and the
 * response may already be there.
 */
const PROBE_TICKS = 11;
/** Pause between probes while the database does not respond. */
const PAUSE_MS = 500;
/**
 * Longer than every statement timeout: after that, this connection is dead although the database answers
 * others.
 */
const ABANDON_MS = 20_000;

/**
 * A circuit breaker for one database. It costs nothing while queries are answered. When a query has waited
 * for a while, or a connection broke, a probe (a separate connection and `select 1`) decides. As long as the
 * probe succeeds, slow queries continue. When it fails, every connection is closed, so that all waiting
 * queries fail at once, and new connections fail immediately until a probe succeeds again.
 */
export function watchDatabase(url: string, log: Logger): DatabaseWatch {
  const breaker = new Breaker(url, log);
  return {
    get isDown() {
      return breaker.isDown;
    },
    check: () => breaker.check(),
    onChange: (listener) => breaker.onChange(listener),
    Client: watchedClient(breaker) as unknown as typeof pg.Client,
    stop: () => breaker.stop(),
  };
}

/** A connection whose queries are watched. */
interface WatchedConnection {
  /** Since when a query waits, in milliseconds of `performance.now()`. */
  waitsSince: number | undefined;
  /** Closes the connection, so that its queries fail. */
  abandon(): void;
}

/** Watches the waiting queries of all connections, and decides by probes whether the database responds. */
class Breaker {
  readonly #url: string;
  readonly #log: Logger;
  readonly #connections = new Set<WatchedConnection>();
  readonly #listeners: ((isDown: boolean) => void)[] = [];
  #isDown = false;
  #isStopped = false;
  #isProbing = false;
  #answeredAt = 0;
  #tick: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
  }

  get isDown(): boolean {
    return this.#isDown;
  }

  onChange(listener: (isDown: boolean) => void): void {
    this.#listeners.push(listener);
  }

  add(connection: WatchedConnection): void {
    this.#connections.add(connection);
  }

  remove(connection: WatchedConnection): void {
    this.#connections.delete(connection);
  }

  /** A query of this connection was sent. */
  waits(connection: WatchedConnection): void {
    connection.waitsSince ??= performance.now();
    this.#tick ??= setTimeout(() => this.#probeIfSilent(), TICK_MS);
  }

  /** The database answered on some connection. */
  answered(): void {
    this.#answeredAt = performance.now();
  }

  check(): void {
    if (this.#isProbing || this.#isStopped) return;
    this.#isProbing = true;
    clearTimeout(this.#retry);
    const probedAt = performance.now();
    void probe(this.#url).then((failure) => {
      this.#isProbing = false;
      if (this.#isStopped) return;
      // On a busy machine, a new connection can take longer than the probe's timeout. A response on any other
      // connection since then is proof enough.
      this.#conclude(this.#answeredAt > probedAt ? undefined : failure);
    });
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#tick);
    clearTimeout(this.#retry);
  }

  /** Runs regularly while any query waits. */
  #probeIfSilent(): void {
    const now = performance.now();
    let longest: number | undefined;
    for (const connection of this.#connections) {
      const { waitsSince } = connection;
      if (waitsSince === undefined) continue;
      if (now - waitsSince > ABANDON_MS) connection.abandon();
      longest = Math.min(longest ?? waitsSince, waitsSince);
    }
    const continues = longest !== undefined && !this.#isStopped;
    this.#tick = continues ? setTimeout(() => this.#probeIfSilent(), TICK_MS) : undefined;
    if (longest !== undefined && now - Math.max(longest, this.#answeredAt) >= SILENCE_MS) this.check();
  }

  #conclude(problem: Error | undefined): void {
    if (problem) this.#retry = setTimeout(() => this.check(), PAUSE_MS).unref();
    else this.answered();
    const isDown = problem !== undefined;
    if (this.#isDown === isDown) return;
    this.#isDown = isDown;
    if (problem) this.#log.error({ err: problem }, "the database does not answer");
    else this.#log.info("the database answers again");
    if (isDown) for (const connection of this.#connections) connection.abandon();
    for (const tell of this.#listeners) tell(isDown);
  }
}

/** The class of connections that are watched, for a pool. */
function watchedClient(breaker: Breaker) {
  return class WatchedClient extends pg.Client implements WatchedConnection {
    waitsSince: number | undefined;

    constructor(config?: pg.ClientConfig) {
      super(config);
      this.on("drain", () => this.#answered());
      this.on("error", () => breaker.check());
      this.on("end", () => breaker.remove(this));
    }

    override connect(): Promise<this>;
    override connect(done: (error: Error) => void): void;
    override connect(done?: (error: Error) => void): Promise<this> | undefined {
      // pg's pool always connects with a callback.
      if (!done) return super.connect() as Promise<this>;
      if (breaker.isDown) {
        process.nextTick(done, new DatabaseUnavailable());
        return undefined;
      }
      breaker.add(this);
      breaker.waits(this);
      super.connect((error: Error) => {
        if (error) {
          this.waitsSince = undefined;
          breaker.remove(this);
          breaker.check();
        } else this.#answered();
        done(error);
      });
      return undefined;
    }

    // biome-ignore lint/suspicious/noExplicitAny: one of the nine ways in which pg can be called, passed on as it is
    override query(...args: any[]): any {
      breaker.waits(this);
      return (super.query as (...args: unknown[]) => unknown)(...args);
    }

    abandon(): void {
      (this as unknown as { connection: pg.Connection }).connection.stream.destroy(new DatabaseUnavailable());
    }

    #answered(): void {
      this.waitsSince = undefined;
      breaker.answered();
    }
  };
}

/**
 * @returns why the database does not respond; undefined if it does, even with an error that shows that it
 * runs
 */
async function probe(url: string): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: "openward-watch" });
  client.on("error", () => {});
  const timeout = countTicks(PROBE_TICKS);
  const probeQuery = client
    .connect()
    .then(() => client.query("select 1"))
    .then(
      () => undefined,
      (error: Error) => (isRefusal(error) ? undefined : error),
    );
  const problem = await Promise.race([probeQuery, timeout.over.then(() => new DatabaseUnavailable())]);
  timeout.stop();
  if (problem) (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
  else void client.end().catch(() => {});
  return problem;
}

/** Waits for a number of ticks. Between ticks, everything that has arrived is read. */
function countTicks(ticks: number): { over: Promise<void>; stop(): void } {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const wait = (left: number) => {
    if (isStopped) return;
    if (left === 0) return resolve();
    timer = setTimeout(() => setImmediate(wait, left - 1), TICK_MS);
  };
  wait(ticks);
  return {
    over,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Too many connections, or a changed password, mean that the server runs. Starting and stopping (class 57) do
 * not.
 */
function isRefusal(error: Error): boolean {
  return error instanceof pg.DatabaseError && !error.code?.startsWith("57");
}
