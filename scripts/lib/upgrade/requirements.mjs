import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataDirectory, upgradePlace } from "../current-release.mjs";
import { clusterHome } from "../packaged-postgres.mjs";
import { Problem } from "../problem.mjs";

/** Dependencies and bundles of a release. */
const INSTALLED_BYTES = 1.3e9;
/** An empty database cluster and its log of changes. */
const CLUSTER_BYTES = 400e6;

/** @throws Problem when the release is older than the present one, or needs a newer Node */
export function requireNewRelease(present, next) {
  if (next.directory === present.directory)
    throw new Problem(
      `${next.directory} is the release that serves. Put the new one into a folder of its own, beside it.`,
    );
  if (compare(next.version, present.version) < 0)
    throw new Problem(
      `${next.directory} holds ${next.version}, which is older than ${present.version}. To go back: npm run upgrade -- --undo`,
    );
  const { engines } = JSON.parse(readFileSync(join(next.directory, "package.json"), "utf8"));
  const needed = Number(/\d+/.exec(engines?.node ?? "")?.[0] ?? 0);
  if (Number(process.versions.node.split(".")[0]) < needed)
    throw new Problem(
      `Release ${next.version} needs Node ${needed} or newer; this is Node ${process.versions.node}. Install a newer one from nodejs.org first.`,
    );
}

/**
 * Room for the dependencies in the release's folder, and for a backup and a copy of the site where upgrades keep them. What is in a database or
 * bucket elsewhere cannot be measured here; then the backup says so when the disk is full.
 * @throws Problem when there is too little
 */
export function requireRoom(next) {
  const site = bytesIn(join(dataDirectory, "files")) + bytesIn(join(clusterHome(), "data/base"));
  const needed = new Map();
  const need = (directory, bytes) => {
    const { dev } = statSync(directory);
    const entry = needed.get(dev) ?? { directory, bytes: 0 };
    needed.set(dev, { directory: entry.directory, bytes: entry.bytes + bytes });
  };
  if (!existsSync(join(next.directory, "node_modules/.package-lock.json")))
    need(next.directory, INSTALLED_BYTES);
  // Root keeps both beside the data directory, which may be a disk of its own.
  need(dirname(upgradePlace("backups")), CLUSTER_BYTES + 2 * site);
  for (const { directory, bytes } of needed.values()) {
    const { bavail, bsize } = statfsSync(directory);
    if (bavail * bsize >= bytes) continue;
    throw new Problem(
      `The disk that holds ${directory} has ${inGigabytes(bavail * bsize)} left, and the upgrade needs ${inGigabytes(bytes)} there for a while. Free some, and run this again.`,
    );
  }
}

/** Nothing where there is no such folder, or what is in it may not be read. */
function bytesIn(directory) {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, path, name }) => sum + sizeOf(join(parentPath ?? path, name)), 0);
  } catch {
    return 0;
  }
}

/** The database may remove a file meanwhile. */
function sizeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function inGigabytes(bytes) {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}

/** Of two versions of three numbers: negative where the first is older. */
function compare(one, other) {
  const [left, right] = [one, other].map((version) => version.split(".").map(Number));
  const at = [0, 1, 2].find((part) => left[part] !== right[part]);
  return at === undefined ? 0 : left[at] - right[at];
}
