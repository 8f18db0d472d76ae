import type { SendHandle } from "node:child_process";
import type { ListeningSocket, OpenPort } from "./listen";
import { progress } from "./progress";

/** The option of `serve` with which the launcher starts a program beside the one that serves. */
export const TAKE_OVER = "--take-over";

/**
 * Tells the launcher that the site is ready, and does what it asks during an upgrade. Launchers and programs of different releases talk to
 * each other this way, so these messages keep their meaning (scripts/lib/release.mjs is the other side):
 *
 * - program: `ready`, with the number of a port at which it answers
 * - launcher: `give-port`; program: `port`, with the listening socket, and it takes no new connection
 * - launcher: `take-port`, with such a socket; program: `listening`
 * - program: `start-again`, when its database was moved; the launcher starts this release once more beside it, and changes over
 */
export function answerLauncher(port: OpenPort, number: number): void {
  const { channel } = process;
  if (!channel) return;
  process.on("message", (message: unknown, socket: unknown) => {
    const kind = kindOf(message);
    if (kind === "give-port") giveAway(port);
    if (kind === "take-port") void take(port, socket as ListeningSocket);
  });
  // Nobody is kept waiting by a launcher that could still say something.
  channel.unref();
  tell({ openward: "ready", port: number });
}

/** Asks for a program beside this one that takes the port over: a start finds where the database is now. Does nothing without a launcher. */
export function askToStartAgain(): void {
  tell({ openward: "start-again" });
}

function giveAway(port: OpenPort): void {
  const { socket, stopAccepting } = port.passOn();
  // Node sends bare sockets as well; its types know servers alone. Connections that come before another process takes the socket wait in it.
  const handle = socket as unknown as SendHandle;
  process.send?.({ openward: "port" }, handle, { keepOpen: true }, stopAccepting);
}

async function take(port: OpenPort, socket: ListeningSocket): Promise<void> {
  try {
    await port.listenOn(socket);
    tell({ openward: "listening" });
    progress("Openward took the port over.");
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
