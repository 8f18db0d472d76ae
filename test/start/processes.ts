import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";

/** The process IDs of a process's children. Linux only. */
export async function childrenOf(pid: number): Promise<number[]> {
  const all = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(all.map(parentOf));
  return all.filter((_, index) => parents[index] === pid);
}

async function parentOf(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name, in parentheses, may contain anything; the state and the parent follow it.
  return Number(text.slice(text.lastIndexOf(")")).split(" ")[2]);
}

/** The process ID of the PostgreSQL that runs on a data directory. */
export async function postmasterOf(dataDirectory: string): Promise<number> {
  const location = await readFile(join(dataDirectory, "postgres-location"), "utf8").catch(() => "");
  const home = location.trim() || join(dataDirectory, "postgres");
  return Number((await readFile(join(home, "data/postmaster.pid"), "utf8")).split("\n")[0]);
}

/** Waits until the process is gone, also from the process list after its new parent reaps it. */
export async function expectGone(pid: number): Promise<void> {
  await expect.poll(() => exists(pid), { timeout: 30_000 }).toBe(false);
}

export function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
