import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

export interface CuttableDatabase {
  /** Leads to the same database until the connection is cut. */
  url: string;
  /** Closes every connection and refuses new ones. */
  cut(): void;
  /**
   * Silently stops forwarding: connections stay open, and new ones are accepted and never answered.
   */
  silence(): void;
  /** Forwards new connections again. Silenced ones stay silent. */
  mend(): void;
  close(): void;
}

/** A proxy to a database, whose connections a test can cut. */
export async function cuttableDatabase(url: string): Promise<CuttableDatabase> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let state: "open" | "cut" | "silent" = "open";
  const server = createServer((near) => {
    if (state === "cut") return near.destroy();
    if (state === "silent") {
      sockets.add(near);
      near.on("error", () => {});
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const through = new URL(url);
  through.hostname = "127.0.0.1";
  through.port = String((server.address() as AddressInfo).port);
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: through.href,
    cut() {
      state = "cut";
      endAll();
    },
    silence() {
      state = "silent";
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    mend() {
      state = "open";
    },
    close() {
      server.close();
      endAll();
    },
  };
}
