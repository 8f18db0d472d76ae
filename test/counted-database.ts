import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

export interface CountedDatabase {
  /** Leads to the same database. */
  url: string;
  /** The round trips of one application's connections so far. */
  roundTrips(): number;
  close(): void;
}

/** A proxy to a database that counts how often one application waits for an answer. */
export async function countedDatabase(url: string, applicationName: string): Promise<CountedDatabase> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let count = 0;
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
    const read = messageReader(applicationName, () => {
      count += 1;
    });
    near.on("data", read);
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const through = new URL(url);
  through.hostname = "127.0.0.1";
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    roundTrips: () => count,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const LENGTH_BYTES = 4;
/** A client waits for an answer after `Query` and after `Sync`, which ends a prepared statement. */
const BLOCKING_MESSAGES = new Set(["Q", "S"].map((letter) => letter.charCodeAt(0)));

/**
 * Reads the messages of one connection (PostgreSQL's protocol, version 3). The first one has no type and names the
 * application.
 */
function messageReader(applicationName: string, onWait: () => void): (chunk: Buffer) => void {
  let pending = Buffer.alloc(0);
  let isCounted: boolean | undefined;
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const typeBytes = isCounted === undefined ? 0 : 1;
      if (pending.length < typeBytes + LENGTH_BYTES) return;
      const end = typeBytes + pending.readUInt32BE(typeBytes);
      if (pending.length < end) return;
      const message = pending.subarray(0, end);
      pending = pending.subarray(end);
      if (isCounted === undefined)
        isCounted = message.toString("latin1").includes(`application_name\0${applicationName}\0`);
      else if (isCounted && BLOCKING_MESSAGES.has(message[0] ?? 0)) onWait();
    }
  };
}
