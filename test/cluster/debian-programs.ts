import { access } from "node:fs/promises";
import { delimiter, join } from "node:path";

/** Where Debian's PostgreSQL 15 is: `deploy/cluster/patroni.yml` names it, too. */
const POSTGRES_PROGRAMS = "/usr/lib/postgresql/15/bin";

/** The programs of the cluster: the Debian package, and a file of it. Names without a slash are looked up in PATH. */
const NEEDED = [
  ["haproxy", "haproxy"],
  ["pgbouncer", "pgbouncer"],
  ["postgresql-15", `${POSTGRES_PROGRAMS}/postgres`],
  ["patroni", "patroni"],
  ["python3-etcd", "/usr/lib/python3/dist-packages/etcd/__init__.py"],
  ["python3-psycopg2", "/usr/lib/python3/dist-packages/psycopg2/__init__.py"],
  ["etcd-server", "etcd"],
  ["varnish", "varnishd"],
  ["varnish-modules", "/usr/share/doc/varnish-modules"],
  ["gcc", "gcc"],
] as const;

/**
 * @param root of the file system
 * @throws Error that names the missing packages, and the command that installs them
 */
export async function requireDebianPrograms(root = "/"): Promise<void> {
  const found = await Promise.all(NEEDED.map(([, file]) => isThere(root, file)));
  const missing = NEEDED.filter((_, at) => !found[at]).map(([name]) => name);
  if (missing.length === 0) return;
  throw new Error(
    `npm run cluster needs packages of Debian 12 that are missing: ${missing.join(", ")}. Install them as root: apt-get install --no-install-recommends ${missing.join(" ")}`,
  );
}

async function isThere(root: string, file: string): Promise<boolean> {
  const folders = file.startsWith("/") ? [""] : [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const looks = await Promise.allSettled(folders.map((folder) => access(join(root, folder, file))));
  return looks.some(({ status }) => status === "fulfilled");
}
