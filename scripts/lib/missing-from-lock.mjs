/**
 * The optional packages that some package in the lock file asks for by exact version and that have no entry in it.
 *
 * @param {object} lock package-lock.json
 * @returns {{ path: string, entry: object }[]} where in the lock file each belongs, and its entry
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

/** As Node looks for a package: in the node_modules of the one that asks, then of each folder above it. */
function resolves(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (lock.packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/** Such packages carry their platform in their name: `@scope/binding-linux-x64-musl`. The keys stand in npm's order. */
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
