import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataDirectory, upgradePlace } from "../current-release.mjs";
import { becomeHealthy } from "../health.mjs";
import { Problem } from "../problem.mjs";

const START_MS = 15 * 60_000;
const HEALTH_MS = 60_000;
/** Pages that read much of a site's data. */
const PAGES = ["/", "/search?q=care", "/sitemap.xml"];

/**
 * The settings that a copy of the site gets. Addresses and keys of the real database, bucket, mail server,
 * payments, and other services are not among them. A setting that is not listed here does not reach the copy.
 */
const KEPT =
  /^(PATH|HOME|LANG|LC_ALL|TMPDIR|TEMP|TMP|SystemRoot|NODE_EXTRA_CA_CERTS|APP_SECRET|APP_SECRET_PREVIOUS|BACKUP_PASSPHRASE_FILE|SITE_URL|TRUST_PROXY|TZ_HOSPITAL|SEED|ADMIN_FEATURES|MISSING_FILES)$/;

/**
 * Restores the backup into a temporary site with the packaged PostgreSQL, migrates it to the new release's
 * schema, and starts the new release on it. Compares the row counts before and after the migrations.
 * @throws Problem if anything fails; the temporary site is always removed
 */
export async function rehearse(next, node, backup, settings) {
  const directory = upgradePlace("upgrade-rehearsal");
  remove(directory);
  try {
    console.log(`Rehearsal: release ${next.version} on a copy of the site, in ${directory} …`);
    const env = rehearsalSettings(settings, directory);
    if ((await next.start(node, ["restore", backup, "--rehearsal"], env).ended) !== 0) throw failed();
    await startOnce(next, node, env);
    console.log("Rehearsal: done; the new release runs on the copy.");
  } finally {
    remove(directory);
  }
}

async function startOnce(next, node, env) {
  const program = next.start(node, ["serve"], env);
  try {
    const { message } = await program.receive("ready", START_MS);
    await becomeHealthy(program, message.port, HEALTH_MS);
    for (const page of PAGES) {
      const { status } = await fetch(`http://127.0.0.1:${message.port}${page}`, {
        signal: AbortSignal.timeout(30_000),
      });
      if (status >= 500) throw new Problem(`On the copy, ${page} answers ${status}.`);
    }
  } catch (error) {
    console.error(error.message);
    throw failed();
  } finally {
    await program.stop();
  }
}

/** @returns the environment of the copy in `directory` */
export function rehearsalSettings(settings, directory) {
  const safeSettings = Object.entries(settings).filter(([name]) => KEPT.test(name));
  const secrets = {
    APP_SECRET: readIfExists(join(dataDirectory, "app-secret")),
    APP_SECRET_PREVIOUS: readIfExists(join(dataDirectory, "app-secret-previous")),
  };
  const own = { DATA_DIR: directory, PORT: "0", HOST: "127.0.0.1", LINK_CHECK: "off", LOG_LEVEL: "error" };
  return Object.assign(secrets, Object.fromEntries(safeSettings), own);
}

function failed() {
  return new Problem(
    "The new release does not run on a copy of the site: the reason is above. Nothing was changed; the present release keeps running.",
  );
}

/**
 * Removes the directory, and the database of a copy that root makes, which is elsewhere
 * (src/platform/database/embedded-postgres/cluster-location.ts).
 */
function remove(directory) {
  const home = dirname(readIfExists(join(directory, "postgres-location")) ?? "");
  const belongsToCopy =
    dirname(home) === "/var/lib/openward" && readIfExists(join(home, "data-directory")) === directory;
  if (belongsToCopy) rmSync(home, { recursive: true, force: true });
  rmSync(directory, { recursive: true, force: true });
}

function readIfExists(file) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return undefined;
  }
}
