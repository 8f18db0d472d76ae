import { setTimeout as delay } from "node:timers/promises";
import { dataDirectory, writeReleases } from "../current-release.mjs";
import { Problem } from "../problem.mjs";
import { readState } from "../release-state.mjs";

const POLL_MS = 250;
/** How long a launcher may take to react. A running one checks twice a second. */
const REACTION_MS = 20_000;
/** Longer than the launcher's own limits. */
const CHANGE_MS = 20 * 60_000;

/** @throws Problem if another upgrade is in progress */
export function requireNoChange() {
  const state = readState();
  if (state?.phase === "changing" && isAlive(state.launcher))
    throw new Problem("Another upgrade is in progress. Wait until it is done.");
}

/**
 * Sets the active release, and waits until the launcher has switched to it. If the site does not run, its
 * next start uses that release.
 * @throws Problem if the release does not stay healthy; then the previous one serves and is active again
 */
export async function changeTo(directory, former) {
  const launcher = readState()?.launcher;
  const runs = launcher !== undefined && isAlive(launcher);
  const beganAt = Date.now();
  writeReleases({ current: directory, previous: former });
  if (!runs) {
    console.log(`The site does not run with ${dataDirectory}. Its next start uses this release.`);
    return;
  }
  for (let phase; phase !== "running"; await delay(POLL_MS)) {
    const state = readState();
    phase = state?.at >= beganAt ? state.phase : undefined;
    if (phase === "failed")
      throw new Problem(
        `${state.problem} The previous release is serving again, with everything that was written in the meantime.`,
      );
    if (Date.now() - beganAt > (phase ? CHANGE_MS : REACTION_MS))
      throw new Problem(
        "The command that runs the site has not switched to the new release. Start it again: it then runs the release that current-release names.",
      );
    if (!isAlive(launcher))
      throw new Problem("The site was stopped in the meantime. Its next start says which release it uses.");
  }
  console.log("The new release is serving.");
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
