import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

/**
 * The standard harmless file that every virus scanner detects. Joined here from parts, so that no scanner
 * removes this file.
 */
export const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

export interface ClamdServer {
  /** The value of CLAMD_URL. */
  url: string;
  /** Every file received, in order. */
  scanned: Buffer[];
  /** Stops the server: nothing listens at the address. */
  stop(): Promise<void>;
}

/**
 * A small server that implements the parts of clamd's protocol that we use: PING, and INSTREAM with its own
 * limit.
 */
export async function startClamd({ maxBytes = 25_000_000 } = {}): Promise<ClamdServer> {
  const scanned: Buffer[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on("close", () => open.delete(socket)));
    serve(socket, maxBytes, scanned).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `tcp://127.0.0.1:${port}`,
    scanned,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

async function serve(socket: Socket, maxBytes: number, scanned: Buffer[]): Promise<void> {
  let held = Buffer.alloc(0);
  const incoming = socket.iterator();
  const take = async (bytes: number) => {
    while (held.length < bytes) {
      const { value, done } = await incoming.next();
      if (done) throw new Error("The client disconnected.");
      held = Buffer.concat([held, value]);
    }
    const taken = held.subarray(0, bytes);
    held = held.subarray(bytes);
    return taken;
  };
  let command = "";
  while (!command.endsWith("\0")) command += (await take(1)).toString("latin1");
  if (command === "zPING\0") return void socket.end("PONG\0");
  if (command !== "zINSTREAM\0") return void socket.end("UNKNOWN COMMAND\0");
  const parts: Buffer[] = [];
  let total = 0;
  for (;;) {
    const size = (await take(4)).readUInt32BE();
    if (size === 0) break;
    total += size;
    if (total > maxBytes) return void socket.end("INSTREAM size limit exceeded. ERROR\0");
    parts.push(Buffer.from(await take(size)));
  }
  const file = Buffer.concat(parts);
  scanned.push(file);
  socket.end(file.includes(EICAR) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");
}
