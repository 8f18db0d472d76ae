import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dataDirectory, writeAtomically } from "./current-release.mjs";

const stateFile = join(dataDirectory, "release-state");

/**
 * State of this data directory's launcher, for `npm run upgrade`.
 * @typedef {object} State
 * @property {number} launcher its process id
 * @property {string} release the folder of the active release
 * @property {"running" | "changing" | "failed"} phase
 * @property {string} [wanted] the folder of the release that it is switching to, or failed to switch to
 * @property {string} [problem] why it failed
 * @property {number} at when this phase began, in milliseconds since 1970
 */

/** @returns {State | undefined} undefined if no launcher has run yet */
export function readState() {
  try {
    return JSON.parse(readFileSync(stateFile, "utf8"));
  } catch {
    return undefined;
  }
}

/** @param {Omit<State, "launcher" | "at">} state the new state of this launcher */
export function writeState({ release, phase, wanted, problem }) {
  const state = { launcher: process.pid, at: Date.now(), release, phase, wanted, problem };
  attempt(() => writeAtomically(stateFile, `${JSON.stringify(state)}\n`));
}

/** A full disk must not stop the site: a failed write is printed and ignored. */
export function attempt(write) {
  try {
    write();
  } catch (error) {
    console.error(error.message);
  }
}
