import { type AddressInfo, createServer, type Socket } from "node:net";
import pg from "pg";

export interface TransactionPooler {
  /** Leads to the same database through the pooler. */
  url: string;
  /** Statements so far that need a session, and the names of prepared statements. */
  sessionState: string[];
  transactions(): number;
  close(): void;
}

/** Sessions with the database. More than one, so that consecutive transactions of a client use different ones. */
const SESSIONS = 5;

/**
 * The client settings that PgBouncer supports. It refuses all others, unless `ignore_startup_parameters` lists them.
 */
const KNOWN_PARAMETERS = new Set([
  "user",
  "database",
  "application_name",
  "client_encoding",
  "timezone",
  "datestyle",
  "standard_conforming_strings",
]);

/** A statement whose effect outlives its transaction. */
const SESSION_STATEMENT =
  /^\s*(listen|unlisten|prepare|deallocate|discard|load|create temp|set (?!local|transaction|constraints))|\bpg_(try_)?advisory_(lock|unlock)|\bwith hold\b|set_config\([^)]*false\)/i;

/**
 * A pooler that gives every transaction the session that has been idle longest, as PgBouncer does with `pool_mode =
 * transaction`. It speaks PostgreSQL's protocol (version 3) on both sides, in front of a real server, and records
 * statements that would not work with changing sessions.
 */
export async function transactionPooler(databaseUrl: string): Promise<TransactionPooler> {
  const pool = new SessionPool(databaseUrl);
  const sessionState: string[] = [];
  const clients = new Set<Socket>();
  const server = createServer((socket) => {
    clients.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => clients.delete(socket));
    serveClient(socket, pool, (found) => sessionState.push(found));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  url.search = "";
  return {
    url: url.href,
    sessionState,
    transactions: () => pool.transactions,
    close() {
      server.close();
      for (const client of clients) client.destroy();
      pool.close();
    },
  };
}

/** The sessions with the database. */
class SessionPool {
  transactions = 0;
  readonly #url: string;
  readonly #idle: Socket[] = [];
  readonly #all = new Set<Socket>();
  readonly #waiting: ((session: Socket) => void)[] = [];
  #opened = 0;

  constructor(url: string) {
    this.#url = url;
  }

  async take(): Promise<Socket> {
    this.transactions += 1;
    if (this.#opened < SESSIONS) {
      this.#opened += 1;
      return this.#open();
    }
    return this.#idle.shift() ?? new Promise((resolve) => this.#waiting.push(resolve));
  }

  give(session: Socket): void {
    const next = this.#waiting.shift();
    if (next) next(session);
    else this.#idle.push(session);
  }

  /** Closes a session in the middle of a transaction, which the database then rolls back. */
  drop(session: Socket): void {
    session.destroy();
    this.#all.delete(session);
    const next = this.#waiting.shift();
    if (next) void this.#open().then(next);
    else this.#opened -= 1;
  }

  close(): void {
    for (const session of this.#all) session.destroy();
  }

  /** The driver signs in; after that, its socket is ours. */
  async #open(): Promise<Socket> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on("error", () => {});
    await client.connect();
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.removeAllListeners("data");
    this.#all.add(stream);
    return stream;
  }
}

/** Takes a client's connection from its first message to its end. */
function serveClient(socket: Socket, pool: SessionPool, note: (found: string) => void): void {
  let isStarted = false;
  let session: Socket | undefined;
  // Messages are handled in order, also while a session is waited for.
  let turn = Promise.resolve();

  const fromDatabase = messageReader((message) => {
    socket.write(message);
    const isIdle = typeOf(message) === "Z" && message[5] === "I".charCodeAt(0);
    if (!isIdle || !session) return;
    const idle = session;
    session = undefined;
    idle.removeAllListeners("data");
    pool.give(idle);
  });

  async function forward(message: Buffer): Promise<void> {
    if (typeOf(message) === "X") return void socket.end();
    const found = sessionStateIn(message);
    if (found !== undefined) note(found);
    if (!session) {
      session = await pool.take();
      session.on("data", fromDatabase);
    }
    session.write(message);
  }

  const fromClient = messageReader((message) => {
    turn = turn.then(() => forward(message));
  });
  const startup = startupReader((parameters, rest) => {
    isStarted = true;
    const unknown = [...parameters.keys()].find((name) => !KNOWN_PARAMETERS.has(name.toLowerCase()));
    if (unknown) return void socket.end(refusal(`unsupported startup parameter: ${unknown}`));
    socket.write(WELCOME);
    if (rest.length > 0) fromClient(rest);
  }, socket);
  socket.on("data", (chunk) => (isStarted ? fromClient(chunk) : startup(chunk)));
  socket.on("close", () => {
    void turn.then(() => session && pool.drop(session));
  });
}

const SSL_REQUEST = 80_877_103;

/** Reads the first message, which has no type: names and values that end with a zero byte. */
function startupReader(done: (parameters: Map<string, string>, rest: Buffer) => void, socket: Socket) {
  let held = Buffer.alloc(0);
  return (chunk: Buffer) => {
    held = Buffer.concat([held, chunk]);
    if (held.length < 8 || held.length < held.readInt32BE(0)) return;
    const length = held.readInt32BE(0);
    if (held.readInt32BE(4) === SSL_REQUEST) {
      held = held.subarray(length);
      socket.write("N");
      return;
    }
    const words = held.subarray(8, length).toString().split("\0");
    const parameters = new Map<string, string>();
    for (let at = 0; words[at]; at += 2) parameters.set(words[at] ?? "", words[at + 1] ?? "");
    done(parameters, held.subarray(length));
  };
}

/** Cuts a stream into messages: a letter, a length that counts itself, and the content. */
function messageReader(handle: (message: Buffer) => void): (chunk: Buffer) => void {
  let held = Buffer.alloc(0);
  return (chunk) => {
    held = Buffer.concat([held, chunk]);
    while (held.length >= 5 && held.length > held.readInt32BE(1)) {
      const end = held.readInt32BE(1) + 1;
      const message = held.subarray(0, end);
      held = held.subarray(end);
      handle(message);
    }
  };
}

function typeOf(message: Buffer): string {
  return String.fromCharCode(message[0] ?? 0);
}

/** The session state that a message needs; undefined if none. */
function sessionStateIn(message: Buffer): string | undefined {
  const type = typeOf(message);
  const [first = "", second = ""] = message.subarray(5).toString().split("\0");
  if (type === "P" && first !== "") return `prepared statement ${first}`;
  if (type !== "P" && type !== "Q") return undefined;
  const text = type === "P" ? second : first;
  return SESSION_STATEMENT.test(text) ? text : undefined;
}

function message(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

function setting(name: string, value: string): Buffer {
  return message("S", Buffer.from(`${name}\0${value}\0`));
}

/** The client is signed in, and the next transaction can begin. */
const WELCOME = Buffer.concat([
  message("R", Buffer.alloc(4)),
  setting("client_encoding", "UTF8"),
  setting("standard_conforming_strings", "on"),
  message("K", Buffer.alloc(8)),
  message("Z", Buffer.from("I")),
]);

function refusal(text: string): Buffer {
  return message("E", Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`));
}
