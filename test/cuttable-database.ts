import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

export interface CuttableDatabase {
  /** Leads to the same database, as long as the line is not cut. */
  url: string;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** A line to a database that a test can cut. */
export async function cuttableDatabase(url: string): Promise<CuttableDatabase> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
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
      isCut = true;
      endAll();
    },
    mend() {
      isCut = false;
    },
    close() {
      server.close();
      endAll();
    },
  };
}
