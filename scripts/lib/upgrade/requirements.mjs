import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataDirectory, upgradePlace } from "../current-release.mjs";
import { clusterHome } from "../packaged-postgres.mjs";
import { Problem } from "../problem.mjs";

/** Dependencies and bundles of a release. */
const INSTALLED_BYTES = 1.3e9;
/** An empty database cluster and its write-ahead log. */
const CLUSTER_BYTES = 400e6;

/** @throws Problem if the release is older than the present one, or needs a newer Node */
export function requireNewRelease(present, next) {
  if (next.directory === present.directory)
    throw new Problem(
      `${next.directory} is the active release. Put the new one into its own folder, beside it.`,
    );
  if (compare(next.version, present.version) < 0)
    throw new Problem(
      `${next.directory} contains ${next.version}, which is older than ${present.version}. To go back: npm run upgrade -- --undo`,
    );
  const { engines } = JSON.parse(readFileSync(join(next.directory, "package.json"), "utf8"));
  const needed = Number(/\d+/.exec(engines?.node ?? "")?.[0] ?? 0);
  if (Number(process.versions.node.split(".")[0]) < needed)
    throw new Problem(
      `Release ${next.version} needs Node ${needed} or newer; this is Node ${process.versions.node}. Install a newer one from nodejs.org first.`,
    );
}

/**
 * Requires disk space for the dependencies in the release's folder, and for a backup and a copy of the site
 * where upgrades keep them. The size of an external database or bucket cannot be measured here; then the
 * backup reports a full disk.
 * @throws Problem if there is too little
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
  // Root keeps both beside the data directory, which may be on another disk.
  need(dirname(upgradePlace("backups")), CLUSTER_BYTES + 2 * site);
  for (const { directory, bytes } of needed.values()) {
    const { bavail, bsize } = statfsSync(directory);
    if (bavail * bsize >= bytes) continue;
    throw new Problem(
      `The disk of ${directory} has ${inGigabytes(bavail * bsize)} free, and the upgrade temporarily needs ${inGigabytes(bytes)} there. Free some space and run this again.`,
    );
  }
}

/** 0 if the folder does not exist or may not be read. */
function bytesIn(directory) {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, path, name }) => sum + sizeOf(join(parentPath ?? path, name)), 0);
  } catch {
    return 0;
  }
}

/** The database may remove a file in the meantime. */
function sizeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function inGigabytes(bytes) {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}

/** Compares two versions of three numbers. Negative if the first is older. */
function compare(one, other) {
  const [left, right] = [one, other].map((version) => version.split(".").map(Number));
  const at = [0, 1, 2].find((part) => left[part] !== right[part]);
  return at === undefined ? 0 : left[at] - right[at];
}
