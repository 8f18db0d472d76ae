import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Problem } from "./problem.mjs";

/**
 * A release in a folder, run by its own scripts. Launchers of other releases import this module, so its
 * exports and the messages of src/commands/launcher-channel.ts must stay compatible.
 * @typedef {object} Release
 * @property {string} directory
 * @property {string} version
 * @property {() => Promise<string>} prepare installs and builds what is missing; returns the Node to run it
 * with
 * @property {(node: string, args: string[], env?: NodeJS.ProcessEnv) => Program} start
 */

/**
 * A running program.
 * @typedef {object} Program
 * @property {Release} release
 * @property {import("node:child_process").ChildProcess} child
 * @property {Promise<number>} ended its exit code
 * @property {(kind: string, ms: number) => Promise<{ message: object, socket?: object }>} receive waits for a
 * message of that kind; throws a Problem if the program ends first or takes longer
 * @property {(kind: string, socket?: object) => void} send sends a message
 * @property {() => Promise<number>} stop ends the program, by force after 90 seconds
 */

const STOP_TIMEOUT_MS = 90_000;

/** @param {string} directory @returns {Promise<Release>} */
export async function openRelease(directory) {
  const own = (name) => import(pathToFileURL(join(directory, "scripts/lib", name)).href);
  const { prepare } = await own("prepare.mjs");
  const { startProgram } = await own("run-program.mjs");
  const { version } = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
  const release = { directory, version, prepare };
  release.start = (node, args, env) => asProgram(release, startProgram(node, args, env));
  return release;
}

/** @returns {Program} */
function asProgram(release, { child, ended }) {
  const received = [];
  const waiting = new Set();
  let isOver = false;
  child.on("message", (message, socket) => {
    if (typeof message?.openward !== "string") return;
    received.push({ message, socket });
    for (const look of waiting) look();
  });
  ended
    .catch(() => undefined)
    .then(() => {
      isOver = true;
      for (const look of waiting) look();
    });
  return {
    release,
    child,
    ended,
    receive: (kind, ms) =>
      new Promise((resolve, reject) => {
        const finish = (settle, value) => {
          waiting.delete(look);
          clearTimeout(timer);
          settle(value);
        };
        const look = () => {
          const at = received.findIndex(({ message }) => message.openward === kind);
          if (at >= 0) finish(resolve, received.splice(at, 1)[0]);
          else if (isOver)
            finish(reject, new Problem(`Release ${release.version} ended: the reason is above.`));
        };
        const timer = setTimeout(
          () =>
            finish(reject, new Problem(`Release ${release.version} did not answer within ${ms / 1000} s.`)),
          ms,
        );
        waiting.add(look);
        look();
      }),
    send(kind, socket) {
      if (!child.connected) return;
      // If the program ends at this moment, the send fails, and the code that waits for the program's answer
      // gets the error.
      child.send({ openward: kind }, socket, { keepOpen: true }, () => undefined);
    },
    async stop() {
      child.kill("SIGTERM");
      const force = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
      const code = await ended;
      clearTimeout(force);
      return code;
    },
  };
}
