import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SystemUser } from "../../system-user";
import { sharedDirectory } from "./cluster-location";
import { type PostgresBinaries, postgresBinaries } from "./postgres-binaries";

/**
 * The PostgreSQL of another major version: a release brings one alone, so it is that of the release that served before, whose folder
 * `current-release` names (scripts/lib/current-release.mjs).
 *
 * @param dataDirectory its real path
 * @param version the major version that is wanted
 * @returns undefined where that release is gone, or brings another version
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
