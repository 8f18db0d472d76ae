import { link, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { writeProblem } from "./problem.mjs";
import { inProject } from "./project.mjs";

const lockFile = inProject(".start.lock");
const heartbeat = 2_000;

/**
 * Runs `work` while no other start of this checkout installs or builds. The lock of a process that was killed is
 * taken over: at once where its number is gone, else when its heartbeat has been missing for some beats (its
 * number may belong to another process by now, or to another container).
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

  // Moved aside and read again: another start may have done the same and hold it by now.
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
