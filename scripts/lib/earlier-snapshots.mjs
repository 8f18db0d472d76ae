import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { inProject } from "./project.mjs";

/** The snapshots of the schema that the generator of migrations no longer reads: all but the newest. */
export async function earlierSnapshots() {
  const folder = inProject("src/platform/database/migrations/meta");
  const snapshots = (await readdir(folder)).filter((name) => name.endsWith("_snapshot.json")).sort();
  return snapshots.slice(0, -1).map((name) => join(folder, name));
}
