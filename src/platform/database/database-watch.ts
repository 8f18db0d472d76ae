import pg from "pg";
import type { Logger } from "../logging/logger";

/** Why a query failed or was not even tried: the database does not answer. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
  readonly code = "DATABASE_AWAY";

  constructor() {
    super("The database does not answer.");
  }
}

/** Knows whether the database answers, so that nobody waits for one that does not. */
export interface DatabaseWatch {
  readonly isAway: boolean;
  /** Finds out now, in the background. For callers that have a reason to doubt it. */
  check(): void;
  /** Calls `listener` with true when the database stops answering, and with false when it answers again. */
  onChange(listener: (isAway: boolean) => void): void;
  /** What a pool makes its connections with, so that they are watched. */
  Client: typeof pg.Client;
  stop(): void;
}

/** After so long without any answer while somebody waits for one, the database is asked whether it is there. */
const SILENCE_MS = 600;
const TICK_MS = 100;
/**
 * How many ticks the probe may take: 1.1 seconds. Together with the silence this is the longest that anybody waits: less than two seconds. The
 * probe counts ticks, not the time on the clock: in a process that is too busy to read, ticks come late as well, and the answer may be there.
 */
const PROBE_TICKS = 11;
/** Between probes while the database is away. */
const PAUSE_MS = 500;
/** Beyond every statement's own limit: the other end of this one connection is gone, though the database answers others. */
const ABANDON_MS = 20_000;

/**
 * A circuit breaker for one database. It costs nothing while queries are answered: only when one has waited for a while, or a
 * connection broke, a probe (a connection of its own and `select 1`) decides. A slow query is left alone as long as the probe is
 * answered. When it is not, every connection is closed, so that all who wait fail at once; new connections fail without being tried until
 * a probe is answered again.
 */
export function watchDatabase(url: string, log: Logger): DatabaseWatch {
  const connections = new Set<WatchedClient>();
  const listeners: ((isAway: boolean) => void)[] = [];
  let isAway = false;
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
      // pg's pool connects with a callback only.
      if (!done) return super.connect() as Promise<this>;
      if (isAway) {
        process.nextTick(done, new DatabaseAway());
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
      (this as unknown as { connection: pg.Connection }).connection.stream.destroy(new DatabaseAway());
    }
  }

  /** Runs while somebody waits. */
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
      // On a busy machine a new connection can take longer than a probe may. An answer on any other connection since is proof enough.
      const problem = answeredAt > beganAt ? undefined : failure;
      if (!problem) answeredAt = performance.now();
      if (problem) retry = setTimeout(check, PAUSE_MS).unref();
      if (isAway === Boolean(problem)) return;
      isAway = Boolean(problem);
      if (problem) log.error({ err: problem }, "the database does not answer");
      else log.info("the database answers again");
      if (isAway) for (const connection of connections) connection.abandon();
      for (const tell of listeners) tell(isAway);
    });
  }

  return {
    get isAway() {
      return isAway;
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

/** @returns why the database does not answer; undefined when it does, be it with a refusal that says that it runs */
async function probe(url: string): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: "openward-watch" });
  client.on("error", () => {});
  const patience = countTicks(PROBE_TICKS);
  const asked = client
    .connect()
    .then(() => client.query("select 1"))
    .then(
      () => undefined,
      (error: Error) => (isRefusal(error) ? undefined : error),
    );
  const problem = await Promise.race([asked, patience.over.then(() => new DatabaseAway())]);
  patience.stop();
  if (problem) (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
  else void client.end().catch(() => {});
  return problem;
}

/** Waits for a number of ticks. After each, whatever has arrived meanwhile is read before the next one begins. */
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

/** Too many connections, or a password that was changed: somebody is there. Starting and stopping (class 57) is not. */
function isRefusal(error: Error): boolean {
  return error instanceof pg.DatabaseError && !error.code?.startsWith("57");
}
