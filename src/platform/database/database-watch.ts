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
/** Between probes while the database is away. */
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
  const connections = new Set<WatchedClient>();
  const listeners: ((isDown: boolean) => void)[] = [];
  let isDown = false;
  let isStopped = false;
  let isProbing = false;
  let answeredAt = 0;
  let tick: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;

  class WatchedClient extends pg.Client {
    waitsSince: number | undefined;

    constructor(config?: pg.ClientConfig) {
      super(config);
      this.on("drain", () => {
        this.waitsSince = undefined;
        answeredAt = performance.now();
      });
      this.on("error", () => check());
      this.on("end", () => connections.delete(this));
    }

    override connect(): Promise<this>;
    override connect(done: (error: Error) => void): void;
    override connect(done?: (error: Error) => void): Promise<this> | undefined {
      // pg's pool always connects with a callback.
      if (!done) return super.connect() as Promise<this>;
      if (isDown) {
        process.nextTick(done, new DatabaseUnavailable());
        return undefined;
      }
      connections.add(this);
      this.begin();
      super.connect((error: Error) => {
        this.waitsSince = undefined;
        if (error) {
          connections.delete(this);
          check();
        } else answeredAt = performance.now();
        done(error);
      });
      return undefined;
    }

    // biome-ignore lint/suspicious/noExplicitAny: one of the nine ways in which pg can be called, passed on as it is
    override query(...given: any[]): any {
      this.begin();
      return (super.query as (...given: unknown[]) => unknown)(...given);
    }

    begin(): void {
      this.waitsSince ??= performance.now();
      tick ??= setTimeout(look, TICK_MS);
    }

    abandon(): void {
      (this as unknown as { connection: pg.Connection }).connection.stream.destroy(new DatabaseUnavailable());
    }
  }

  /** Runs while any query waits. */
  function look(): void {
    const now = performance.now();
    let longest: number | undefined;
    for (const connection of connections) {
      const { waitsSince } = connection;
      if (waitsSince === undefined) continue;
      if (now - waitsSince > ABANDON_MS) connection.abandon();
      longest = Math.min(longest ?? waitsSince, waitsSince);
    }
    tick = longest === undefined || isStopped ? undefined : setTimeout(look, TICK_MS);
    if (longest !== undefined && now - Math.max(longest, answeredAt) >= SILENCE_MS) check();
  }

  function check(): void {
    if (isProbing || isStopped) return;
    isProbing = true;
    clearTimeout(retry);
    const beganAt = performance.now();
    void probe(url).then((failure) => {
      isProbing = false;
      if (isStopped) return;
      // On a busy machine, a new connection can take longer than the probe's timeout. A response on any other
      // connection since then is proof enough.
      const problem = answeredAt > beganAt ? undefined : failure;
      if (!problem) answeredAt = performance.now();
      if (problem) retry = setTimeout(check, PAUSE_MS).unref();
      if (isDown === Boolean(problem)) return;
      isDown = Boolean(problem);
      if (problem) log.error({ err: problem }, "the database does not answer");
      else log.info("the database answers again");
      if (isDown) for (const connection of connections) connection.abandon();
      for (const tell of listeners) tell(isDown);
    });
  }

  return {
    get isDown() {
      return isDown;
    },
    check,
    onChange: (listener) => void listeners.push(listener),
    Client: WatchedClient as unknown as typeof pg.Client,
    stop() {
      isStopped = true;
      clearTimeout(tick);
      clearTimeout(retry);
    },
  };
}

/**
 * @returns why the database does not respond; undefined if it does, even with an error that shows that it
 * runs
 */
async function probe(url: string): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: "openward-watch" });
  client.on("error", () => {});
  const patience = countTicks(PROBE_TICKS);
  const probeQuery = client
    .connect()
    .then(() => client.query("select 1"))
    .then(
      () => undefined,
      (error: Error) => (isRefusal(error) ? undefined : error),
    );
  const problem = await Promise.race([probeQuery, patience.over.then(() => new DatabaseUnavailable())]);
  patience.stop();
  if (problem) (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
  else void client.end().catch(() => {});
  return problem;
}

/** Waits for a number of ticks. Between ticks, everything that has arrived is read. */
function countTicks(ticks: number): { over: Promise<void>; stop(): void } {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const begin = (left: number) => {
    if (isStopped) return;
    if (left === 0) return resolve();
    timer = setTimeout(() => setImmediate(begin, left - 1), TICK_MS);
  };
  begin(ticks);
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
