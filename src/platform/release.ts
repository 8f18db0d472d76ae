import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "./project-root";

/** This program's version from package.json, such as `1.0.0`. */
export async function programRelease(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(projectRoot(), "package.json"), "utf8"));
  return String(version);
}

/** Compares versions of three numbers: negative if `one` is older than `other`. */
export function compareReleases(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split(".").map(Number));
  for (const part of [0, 1, 2]) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
