import { setTimeout as delay } from "node:timers/promises";
import { dataDirectory, writeReleases } from "../current-release.mjs";
import { Problem } from "../problem.mjs";
import { readState } from "../release-state.mjs";

const LOOK_MS = 250;
/** A launcher that runs looks twice a second. */
const REACTION_MS = 20_000;
/** The launcher's own limits are lower. */
const CHANGE_MS = 20 * 60_000;

/** @throws Problem when another upgrade is under way */
export function requireNoChange() {
  const state = readState();
  if (state?.phase === "changing" && isAlive(state.launcher))
    throw new Problem("Another upgrade is under way. Wait until it is done.");
}

/**
 * Names the release that serves from now on, and waits until the launcher has changed over to it. Where the site does not run, its next start
 * is that release's.
 *
 * @throws Problem when the release does not stay healthy; then the former one serves, and is named again
 */
export async function changeTo(directory, former) {
  const launcher = readState()?.launcher;
  const runs = launcher !== undefined && isAlive(launcher);
  const beganAt = Date.now();
  writeReleases({ current: directory, previous: former });
  if (!runs) {
    console.log(`The site does not run with ${dataDirectory}. Its next start is the one of this release.`);
    return;
  }
  for (let phase; phase !== "running"; await delay(LOOK_MS)) {
    const state = readState();
    phase = state?.at >= beganAt ? state.phase : undefined;
    if (phase === "failed")
      throw new Problem(
        `${state.problem} The former release serves as before, with everything written meanwhile.`,
      );
    if (Date.now() - beganAt > (phase ? CHANGE_MS : REACTION_MS))
      throw new Problem(
        "The command that runs the site has not changed over. Start it again: it then runs the release that current-release names.",
      );
    if (!isAlive(launcher))
      throw new Problem("The site was stopped meanwhile. Its next start says which release it is.");
  }
  console.log("The new release serves.");
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
