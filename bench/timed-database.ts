import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";
import { performance } from "node:perf_hooks";

export interface Statement {
  text: string;
  /** From the last byte of the request until the database was ready for the next one. */
  ms: number;
}

export interface TimedDatabase {
  /** Leads to the same database. */
  url: string;
  /** The statements since the last call. */
  taken(): Statement[];
  close(): void;
}

/** A proxy to a database that measures how long each statement takes. */
export async function timedDatabase(url: string): Promise<TimedDatabase> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let statements: Statement[] = [];
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    const timing = connectionTiming((statement) => statements.push(statement));
    near.on("data", timing.sent);
    far.on("data", timing.received);
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const through = new URL(url);
  through.hostname = "127.0.0.1";
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    taken() {
      const since = statements;
      statements = [];
      return since;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

interface Message {
  type: string;
  body: Buffer;
}

/** Follows the two directions of one connection (PostgreSQL's protocol, version 3). */
function connectionTiming(onStatement: (statement: Statement) => void) {
  const prepared = new Map<string, string>();
  let text = "";
  let startedAt = 0;
  return {
    sent: messages(true, ({ type, body }) => {
      if (type === "P") {
        const [name = "", query = ""] = texts(body);
        prepared.set(name, query);
      }
      if (type === "B") text = prepared.get(texts(body)[1] ?? "") ?? "";
      if (type === "Q") text = texts(body)[0] ?? "";
      if (type === "Q" || type === "S") startedAt = performance.now();
    }),
    received: messages(false, ({ type }) => {
      if (type !== "Z" || text === "") return;
      onStatement({ text, ms: performance.now() - startedAt });
      text = "";
    }),
  };
}

/** The first two texts of a message, each of which ends with a zero byte. */
function texts(body: Buffer): string[] {
  return body.toString("utf8").split("\0", 2);
}

const LENGTH_BYTES = 4;

/** @param isClient the first message of a client has no type */
function messages(isClient: boolean, onMessage: (message: Message) => void): (chunk: Buffer) => void {
  let pending = Buffer.alloc(0);
  let isFirst = isClient;
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const typeBytes = isFirst ? 0 : 1;
      if (pending.length < typeBytes + LENGTH_BYTES) return;
      const end = typeBytes + pending.readUInt32BE(typeBytes);
      if (pending.length < end) return;
      const body = pending.subarray(typeBytes + LENGTH_BYTES, end);
      if (!isFirst) onMessage({ type: String.fromCharCode(pending[0] ?? 0), body });
      isFirst = false;
      pending = pending.subarray(end);
    }
  };
}
