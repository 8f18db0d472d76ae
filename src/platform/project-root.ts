import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

let root: string | undefined;

/**
 * The folder of package.json: the same for the sources (tests) and the bundle (build/server).
 * @throws Error if no folder above this module has one
 */
export function projectRoot(): string {
  root ??= find(import.meta.dirname);
  return root;
}

function find(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("No package.json above the running code.");
  return find(parent);
}
