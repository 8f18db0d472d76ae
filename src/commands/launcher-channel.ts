import type { SendHandle } from "node:child_process";
import type { ListeningSocket, OpenPort } from "./listen";
import { progress } from "./progress";

/** The option of `serve` with which the launcher starts a program beside the serving one. */
export const TAKE_OVER = "--take-over";

/**
 * Tells the launcher that the site is ready, and follows its requests during an upgrade. Launchers and
 * programs of different releases talk to each other, so these messages must stay compatible
 * (scripts/lib/release.mjs is the other side):
 * - program: `ready`, with the number of a port at which it answers
 * - launcher: `give-port`; program: `port`, with the listening socket, after which it accepts no new
 * connections
 * - launcher: `take-port`, with such a socket; program: `listening`
 * - program: `start-again`, if its database was moved; the launcher starts this release again beside it, and
 * switches to it
 */
export function answerLauncher(port: OpenPort, number: number): void {
  const { channel } = process;
  if (!channel) return;
  process.on("message", (message: unknown, socket: unknown) => {
    const kind = kindOf(message);
    if (kind === "give-port") handOverPort(port);
    if (kind === "take-port") void take(port, socket as ListeningSocket);
  });
  // A launcher that could still send messages must not keep the process alive.
  channel.unref();
  tell({ openward: "ready", port: number });
}

/**
 * Requests a program beside this one that takes over the port, because a start connects to the moved
 * database. Does nothing without a launcher.
 */
export function askToStartAgain(): void {
  tell({ openward: "start-again" });
}

function handOverPort(port: OpenPort): void {
  const { socket, stopAccepting } = port.passOn();
  // Node can send bare sockets as well, but its types allow only servers. Connections that arrive before
  // another process takes the socket wait in it.
  const handle = socket as unknown as SendHandle;
  process.send?.({ openward: "port" }, handle, { keepOpen: true }, stopAccepting);
}

async function take(port: OpenPort, socket: ListeningSocket): Promise<void> {
  try {
    await port.listenOn(socket);
    tell({ openward: "listening" });
    progress("Openward took over the port.");
  } catch (error) {
    tell({ openward: "not-listening", reason: String(error) });
  }
}

function tell(message: object): void {
  process.send?.(message);
}

function kindOf(message: unknown): unknown {
  return typeof message === "object" && message !== null && "openward" in message
    ? message.openward
    : undefined;
}
