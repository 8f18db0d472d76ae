import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Env } from "~/env";
import { StartupError } from "~/platform/startup-error";
import type { HonoEnv } from "~/web/hono-env";

/**
 * Opens the port.
 * @throws StartupError when the port or address cannot be had
 */
export async function listen(
  app: Hono<HonoEnv>,
  { PORT, HOST }: Pick<Env, "PORT" | "HOST">,
): Promise<Server> {
  const server = createServer(
    { maxHeaderSize: 16_384, requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 },
    getRequestListener(app.fetch, { hostname: "localhost", errorHandler: unreadable }),
  );
  rememberSockets(server);
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(portProblem(error, PORT, HOST)));
    server.listen(PORT, HOST, () => resolve(server));
  });
}

const openSockets = new WeakMap<Server, Set<Socket>>();

function rememberSockets(server: Server): void {
  const sockets = new Set<Socket>();
  openSockets.set(server, sockets);
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
}

/** What never became a request: a Host header that is none, a backslash in the path. */
function unreadable(): Response {
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "content-security-policy": "default-src 'none'",
  };
  return new Response("This request cannot be read.\n", { status: 400, headers });
}

function portProblem(error: NodeJS.ErrnoException, port: number, host = "this machine"): Error {
  const because = { cause: error };
  switch (error.code) {
    case "EADDRINUSE":
      return new StartupError(
        `Port ${port} is taken by another program.`,
        "Stop that program, or set PORT to another number.",
        because,
      );
    case "EACCES":
      return new StartupError(
        `Port ${port} may not be opened by this user.`,
        "Set PORT to a number above 1023.",
        because,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartupError(
        `${host} is no address of this machine.`,
        "Correct HOST, or unset it.",
        because,
      );
    default:
      return error;
  }
}

/** How long a request under way may still take once the server stops. */
const PATIENCE_MS = 10_000;

/** Takes no new connection, lets the requests under way finish, and cuts off those that take too long. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => endUnused(server), 50);
    const cutOff = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cutOff);
      resolve();
    });
  });
}

/** Browsers keep connections open for later, and open some in advance: neither kind is waited for. */
function endUnused(server: Server): void {
  server.closeIdleConnections();
  // Node takes a connection that has sent nothing yet for a request under way.
  for (const socket of openSockets.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}
