import { createServer, type IncomingMessage, type Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { WebServer } from "~/app/server";
import type { Env } from "~/env";
import { StartupError } from "~/platform/startup-error";
import type { DirectAnswers } from "~/server/direct/direct-answers";
import type { HonoEnv } from "~/server/hono-env";

type Fetch = Hono<HonoEnv>["fetch"];

export interface OpenPort {
  server: Server;
  /** From now on the web server answers requests; before, they get a response that the site is starting. */
  answerWith(webServer: WebServer): void;
  /** Accepts connections on a listening socket that another process opened as well. */
  listenOn(socket: ListeningSocket): Promise<void>;
  /**
   * Stops listening without closing connections: each is closed after its next response, so that no request
   * meets a closed one.
   * @returns the socket, to be passed to another process before `stopAccepting` is called
   */
  passOn(): { socket: ListeningSocket; stopAccepting(): void };
  /** Accepts no new connections, and lets requests in progress finish. */
  close(): Promise<void>;
}

/**
 * Node's object for a listening socket, as processes send it to each other: the argument of
 * `server.listen(handle)`.
 */
export interface ListeningSocket {
  readonly fd: number;
}

/**
 * Opens the port. A start does this first, so that a port in use is detected before anything starts, and
 * ports below 1024 can be opened while the process is still root.
 * @throws StartupError if the port or address is not available
 */
export async function openPort({ PORT, HOST }: Pick<Env, "PORT" | "HOST">): Promise<OpenPort> {
  let answer: Fetch = starting;
  let answerDirectly: DirectAnswers["answer"] = () => false;
  const listener = getRequestListener((...request: Parameters<Fetch>) => answer(...request), {
    hostname: "localhost",
    errorHandler: unreadable,
  });
  const servers: Server[] = [];
  const passedOn = new WeakSet<Server>();
  function addServer(): Server {
    const server = createServer(
      { maxHeaderSize: 16_384, requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 },
      (incoming, outgoing) => {
        if (passedOn.has(server)) outgoing.shouldKeepAlive = false;
        useOriginForm(incoming);
        return answerDirectly(incoming, outgoing) || listener(incoming, outgoing);
      },
    );
    rememberSockets(server);
    servers.push(server);
    return server;
  }
  const first = addServer();
  let current = first;
  await new Promise<void>((resolve, reject) => {
    first.once("error", (error) => reject(portProblem(error, PORT, HOST)));
    first.listen(PORT, HOST, resolve);
  });
  return {
    server: first,
    answerWith({ app, direct }) {
      answer = app.fetch;
      answerDirectly = direct.answer;
    },
    async listenOn(socket) {
      const server = addServer();
      await new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen(socket, resolve);
      });
      current = server;
    },
    passOn() {
      const server = current;
      return {
        socket: (server as unknown as { _handle: ListeningSocket })._handle,
        stopAccepting() {
          passedOn.add(server);
          // Not the close method of HTTP servers, which also ends connections that wait for their next
          // request.
          NetServer.prototype.close.call(server);
        },
      };
    },
    async close() {
      await Promise.all(servers.map(stopListening));
    },
  };
}

/** Opens the port for a web server that is ready. @throws StartupError if the port or address is not available */
export async function listen(webServer: WebServer, env: Pick<Env, "PORT" | "HOST">): Promise<Server> {
  const { server, answerWith } = await openPort(env);
  answerWith(webServer);
  return server;
}

/**
 * A request target may be a full URL (RFC 9112, section 3.2.2), which then replaces the Host header. Later
 * code sees only path and query. An invalid one stays unchanged and is refused.
 */
function useOriginForm(incoming: IncomingMessage): void {
  const [, host, rest = ""] = /^https?:\/\/([^/?#\s]+)([/?].*)?$/i.exec(incoming.url ?? "") ?? [];
  if (host === undefined) return;
  incoming.url = rest.startsWith("/") ? rest : `/${rest}`;
  incoming.headers.host = host;
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

const plainText = {
  "content-type": "text/plain; charset=utf-8",
  "content-security-policy": "default-src 'none'",
};

/** Pages, and the hospital's phone on them, come from the database, which is not ready during a start. */
function starting(): Response {
  return new Response("The site is starting. Try again in a moment. In an emergency, call 911.\n", {
    status: 503,
    headers: { ...plainText, "retry-after": "5", "cache-control": "no-store" },
  });
}

/** For input that is not a valid request: an invalid Host header, a backslash in the path. */
function unreadable(): Response {
  return new Response("This request could not be read.\n", { status: 400, headers: plainText });
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
        `This user may not open port ${port}.`,
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

/** How long a request in progress may take once the server stops. */
const TIMEOUT_MS = 10_000;

/** Accepts no new connections, lets requests in progress finish, and cuts off those that take too long. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => endUnused(server), 50);
    const cutOff = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cutOff);
      resolve();
    });
  });
}

/**
 * Closes unused connections. Browsers keep connections open for later, and open some in advance, so waiting
 * for these would take long.
 */
function endUnused(server: Server): void {
  server.closeIdleConnections();
  // Node treats a connection that has sent nothing yet as a request in progress.
  for (const socket of openSockets.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}
