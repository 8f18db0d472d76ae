import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dataDirectory, writeWhole } from "./current-release.mjs";

const stateFile = join(dataDirectory, "release-state");

/**
 * What the launcher of this data directory does, for `npm run upgrade`.
 * @typedef {object} State
 * @property {number} launcher the number of its process
 * @property {string} release the folder of the release that serves
 * @property {"running" | "changing" | "failed"} phase
 * @property {string} [wanted] the folder of the release that it changes over to, or could not change over to
 * @property {string} [problem] why not
 * @property {number} at since when, in milliseconds since 1970
 */

/** @returns {State | undefined} undefined where no launcher has run yet */
export function readState() {
  try {
    return JSON.parse(readFileSync(stateFile, "utf8"));
  } catch {
    return undefined;
  }
}

/** @param {Omit<State, "launcher" | "at">} state of this launcher, from now on */
export function writeState({ release, phase, wanted, problem }) {
  const state = { launcher: process.pid, at: Date.now(), release, phase, wanted, problem };
  attempt(() => writeWhole(stateFile, `${JSON.stringify(state)}\n`));
}

/** A disk that is full must not end the site: what could not be written is said and left. */
export function attempt(write) {
  try {
    write();
  } catch (error) {
    console.error(error.message);
  }
}
