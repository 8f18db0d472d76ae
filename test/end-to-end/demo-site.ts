import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { removeDataDirectory, type Site, startSite } from "../start-site";
import { temporaryDirectory } from "../temporary-directory";
import { administrator } from "./admin/administrator";

/** Set by `prepareDemo`, for the workers. */
const PREPARED = "PREPARED_DATA_DIRECTORY";

const settings = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };

/**
 * Creates the data directory with which every site of this run begins: the demo hospital, and its administrator.
 * Filling a database takes as long as a minute of browsing, so it is done once.
 * @returns removes it
 */
export async function prepareDemo(): Promise<() => Promise<void>> {
  const dataDirectory = await temporaryDirectory("openward-prepared-");
  const site = await startSite({ dataDirectory, env: { ...settings, LINK_CHECK: "off" } });
  await site.stop();
  process.env[PREPARED] = dataDirectory;
  return () => removeDataDirectory(dataDirectory);
}

/** Starts a separate site on a copy of the demo hospital. `stop` also removes the copy. */
export async function startDemoSite(env: NodeJS.ProcessEnv = {}): Promise<Site> {
  const dataDirectory = await temporaryDirectory("openward-demo-");
  // With owners, because PostgreSQL's files belong to another user when root runs the tests.
  await promisify(execFile)("cp", ["-a", `${process.env[PREPARED]}/.`, dataDirectory]);
  const site = await startSite({ dataDirectory, env: { ...settings, ...env } });
  return {
    ...site,
    async stop() {
      const code = await site.stop();
      await removeDataDirectory(dataDirectory);
      return code;
    },
  };
}
