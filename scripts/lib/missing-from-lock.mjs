/**
 * Optional packages that a package in the lock file requires at an exact version but that have no entry in
 * it.
 * @param {object} lock package-lock.json
 * @returns {{ path: string, entry: object }[]} the missing entries, and where they belong
 */
export function missingFromLock(lock) {
  return Object.entries(lock.packages).flatMap(([path, wanting]) =>
    Object.entries(wanting.optionalDependencies ?? {})
      .filter(([name]) => !resolves(lock, path, name))
      .map(([name, version]) => ({
        path: `node_modules/${name}`,
        entry: entryOf(name, version, wanting.dev),
      })),
  );
}

/**
 * Resolves a package as Node does: in the node_modules of the package that imports it, then of each folder
 * above it.
 */
function resolves(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (lock.packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/**
 * The names of such packages contain their platform: `@scope/binding-linux-x64-musl`. The keys are in npm's
 * order.
 */
function entryOf(name, version, dev) {
  const words = name.split("/").at(-1).split("-");
  const named = (values) => values.filter((value) => words.includes(value));
  return {
    version,
    cpu: named(["arm", "arm64", "ia32", "ppc64", "riscv64", "s390x", "x64"]),
    dev,
    libc: libcOf(words),
    optional: true,
    os: named(["android", "darwin", "freebsd", "linux", "openharmony", "win32"]),
  };
}

function libcOf(words) {
  if (words.some((word) => word.startsWith("musl"))) return ["musl"];
  if (words.some((word) => word.startsWith("gnu"))) return ["glibc"];
  return undefined;
}
