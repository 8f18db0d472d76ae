import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryDirectory } from "../temporary-directory";
import { requireDebianPrograms } from "./debian-programs";

const root = await temporaryDirectory("openward-debian-");
afterAll(() => rm(root, { recursive: true, force: true }));

test("the cluster names the Debian packages that are missing, and the command that installs them", async () => {
  for (const file of ["/usr/sbin/haproxy", "/usr/sbin/varnishd", "/usr/lib/postgresql/15/bin/postgres"]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), "");
    await chmod(join(root, file), 0o755);
  }
  const packages = [
    "pgbouncer",
    "patroni",
    "python3-etcd",
    "python3-psycopg2",
    "etcd-server",
    "varnish-modules",
    "gcc",
  ];
  await expect(requireDebianPrograms(root)).rejects.toThrow(
    `npm run cluster needs packages of Debian 12 that are missing: ${packages.join(", ")}. Install them as root: apt-get install --no-install-recommends ${packages.join(" ")}`,
  );
});
