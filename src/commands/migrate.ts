import { parseArgs } from "node:util";
import pg from "pg";
import { readEnv } from "~/env";
import { appliedMigrations, refuseOtherSchemas } from "~/platform/database/apply-migrations";
import { oldestReleaseAfter } from "~/platform/database/oldest-release";
import { migrationsFolder, programMigrations } from "~/platform/database/program-migrations";
import { requireServerVersion } from "~/platform/database/server-version";
import { createLogger } from "~/platform/logging/logger";
import { compareReleases, programRelease } from "~/platform/release";
import { StartupError } from "~/platform/startup-error";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { databaseProblem } from "./database-problem";
import { prepareDatabase } from "./prepare-database";
import { progress } from "./progress";

const USE = "Use: migrate [--check] [--beside RELEASE].";

interface Options {
  /** Changes nothing. */
  check: boolean;
  /** The release that keeps serving, and to which an upgrade can be undone. */
  beside: string | undefined;
}

/**
 * `migrate`: brings the database to the current schema and exits. `--check` only says what it would do.
 * `--beside RELEASE` refuses migrations on which the given release could not run.
 * @throws StartupError if this release cannot use the database
 */
export async function migrate(args: string[]): Promise<void> {
  const options = parse(args);
  const env = readEnv();
  await prepareDataDirectory(env);
  const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }));
  try {
    await check(database.url, options);
    if (!options.check) await prepareDatabase(database.url, async () => undefined);
  } finally {
    await database.stop();
  }
}

async function check(url: string, options: Options): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await requireServerVersion(client);
    const applied = await appliedMigrations(client);
    await refuseOtherSchemas(client, applied);
    const missing = (await programMigrations()).filter((migration) => !applied.includes(migration)).length;
    if (missing > 0) await requireCompatible(options.beside);
    if (options.check) progress(`Migrations: ${missing === 0 ? "none needed" : `${missing} to apply`}.`);
  } catch (error) {
    throw databaseProblem(error, url);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function requireCompatible(beside: string | undefined): Promise<void> {
  const oldest = await oldestReleaseAfter(migrationsFolder());
  if (beside === undefined || compareReleases(beside, oldest) >= 0) return;
  throw new StartupError(
    `Release ${beside} cannot run on the schema of release ${await programRelease()}; ${oldest} is the oldest that can.`,
    `Upgrade to ${oldest} first, and from there to this one.`,
  );
}

/** @throws StartupError if the options are invalid */
function parse(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: { check: { type: "boolean", default: false }, beside: { type: "string" } },
    });
    return { check: values.check, beside: values.beside };
  } catch (error) {
    throw new StartupError(`Unknown options for migrate: “${args.join(" ")}”.`, USE, {
      cause: error,
    });
  }
}
