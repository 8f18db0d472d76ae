import { link, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { writeProblem } from "./problem.mjs";
import { inProject } from "./project.mjs";

const lockFile = inProject(".start.lock");
const heartbeat = 2_000;

/**
 * Runs `work` while no other start of this checkout installs or builds. Takes over the lock of a killed process:
 * immediately if no process has its id, otherwise after several missed heartbeats, because the id may now belong to
 * another process or container.
 */
export async function withLock(work, onWait = () => undefined) {
  await takeLock(onWait);
  const beat = setInterval(() => utimes(lockFile, new Date(), new Date()).catch(() => undefined), heartbeat);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await rm(lockFile, { force: true });
  }
}

async function takeLock(onWait) {
  let hasWaited = false;
  for (;;) {
    try {
      await writeFile(lockFile, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if (error.code !== "EEXIST") throw writeProblem(error, inProject());
    }
    if (await removeIfAbandoned()) continue;
    if (!hasWaited) onWait();
    hasWaited = true;
    await delay(200);
  }
}

async function removeIfAbandoned() {
  const [holder, info] = await Promise.all([readFile(lockFile, "utf8"), stat(lockFile)]).catch(() => []);
  if (!info) return true;
  const isSilent = Date.now() - info.mtimeMs > 5 * heartbeat;
  if (!isSilent && (holder === "" || isAlive(Number(holder)))) return false;

  // Move the lock aside and read it again: another start may have taken it over in the meantime.
  const aside = `${lockFile}.${process.pid}`;
  await rename(lockFile, aside).catch(() => undefined);
  const moved = await readFile(aside, "utf8").catch(() => holder);
  if (moved !== holder) await link(aside, lockFile).catch(() => undefined);
  await rm(aside, { force: true });
  return moved === holder;
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
