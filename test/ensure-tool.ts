import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Makes sure that a system program is installed. Installs Debian's package where root and apt allow it.
 * @returns whether the program is available now
 */
export async function ensureTool(program: string, debianPackage: string): Promise<boolean> {
  if (await isThere(program)) return true;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // A package list that cannot be updated may still be good enough; the check at the end tells.
  await run("apt-get", ["update", "-q"], { env }).catch(() => undefined);
  const install = ["install", "-y", "-q", "--no-install-recommends", debianPackage];
  await run("apt-get", install, { env, maxBuffer: 1e8 }).catch(() => undefined);
  return isThere(program);
}

async function isThere(program: string): Promise<boolean> {
  return run("/bin/sh", ["-c", 'command -v "$1"', "sh", program]).then(
    () => true,
    () => false,
  );
}
