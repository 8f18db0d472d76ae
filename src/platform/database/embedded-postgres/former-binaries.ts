import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SystemUser } from "../../system-user";
import { sharedDirectory } from "./cluster-location";
import { type PostgresBinaries, postgresBinaries } from "./postgres-binaries";

/**
 * Finds the PostgreSQL of another major version. A release contains only one, so this is the one of the
 * previous release, whose folder `current-release` names (scripts/lib/current-release.mjs).
 * @param dataDirectory its real path
 * @param version the wanted major version
 * @returns undefined if that release is gone, or contains another version
 */
export async function formerBinaries(
  dataDirectory: string,
  version: string,
  user?: SystemUser,
): Promise<PostgresBinaries | undefined> {
  const releases = await readFile(join(dataDirectory, "current-release"), "utf8").catch(() => "");
  const [, previous] = releases.split("\n");
  if (!previous) return undefined;
  const copyDirectory = user ? sharedDirectory : dataDirectory;
  const binaries = await postgresBinaries(copyDirectory, user, previous).catch(() => undefined);
  return binaries?.majorVersion === version ? binaries : undefined;
}
