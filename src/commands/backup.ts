import { existsSync } from "node:fs";
import { chown, stat } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Env, readEnv } from "~/env";
import { openSnapshot } from "~/platform/backup/database-snapshot";
import { createLogger } from "~/platform/logging/logger";
import { StartupError } from "~/platform/startup-error";
import { namedFile, readPassphrase, refuseExisting, writeBackupFile } from "./backup-file";
import { backupToTarget } from "./backup-to-target";
import { connectDatabase } from "./connect-database";
import { stoppable } from "./stoppable";
import { takeBackup } from "./take-backup";

const USE = "Use: backup [FILE] [--passphrase-file FILE].";

interface Options {
  /** If omitted, the backup goes to the target of scheduled backups. */
  file: string | undefined;
  passphraseFile: string | undefined;
  /** Id of the `backup_run` that the running site queued. */
  run: string | undefined;
}

/**
 * `backup [FILE]`: writes the database as it is now, and all files, into one file, or to the target of
 * scheduled backups. The site may keep running. Only an encrypted backup contains the secret that encrypts
 * the database.
 * @throws StartupError if it could not be made; then the file does not exist
 */
export async function backup(args: string[]): Promise<void> {
  const options = parse(args);
  const env = readEnv();
  const passphraseIn = options.passphraseFile ?? env.BACKUP_PASSPHRASE_FILE;
  const readItsPassphrase = async () => passphraseIn && (await readPassphrase(namedFile(passphraseIn)));
  await requireSite(env);
  const { file, run } = options;
  if (file === undefined) return backupToTarget(env, { readPassphrase: readItsPassphrase, run });
  const passphrase = await readItsPassphrase();
  await refuseExisting(file);
  await stoppable(async (signal) => {
    const database = await connectDatabase(env, createLogger({ level: env.LOG_LEVEL }), signal);
    try {
      await giveLogToSiteUser(env);
      const snapshot = await openSnapshot(database.url);
      try {
        await takeBackup({
          env,
          snapshot,
          url: database.url,
          takenAt: new Date(),
          passphrase: passphrase || undefined,
          place: file,
          write: (bytes) => writeBackupFile(file, bytes, signal),
        });
      } finally {
        await snapshot.end();
      }
    } finally {
      await database.stop();
    }
  });
}

/** Without a site there, the backup would create a new packaged database and save an empty one. */
async function requireSite({ DATABASE_URL, DATA_DIR }: Env): Promise<void> {
  if (DATABASE_URL) return;
  for (const name of ["postgres", "postgres-location"])
    if (await stat(join(DATA_DIR, name)).catch(() => undefined)) return;
  throw new StartupError(
    `There is no site in ${DATA_DIR}.`,
    "Set DATA_DIR, and DATABASE_URL if the site has one, as they are set for the site.",
  );
}

/**
 * Root stays root, so that it can write the backup anywhere. But PostgreSQL's log must remain writable for
 * the site's user.
 */
async function giveLogToSiteUser({ DATABASE_URL, DATA_DIR }: Env): Promise<void> {
  if (DATABASE_URL || process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(DATA_DIR);
  const log = join(DATA_DIR, "postgres.log");
  if (existsSync(log)) await chown(log, uid, gid);
}

/** @throws StartupError if the options are invalid */
function parse(args: string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { "passphrase-file": { type: "string" }, run: { type: "string" } },
    });
    const [file, ...more] = positionals;
    if (more.length === 0)
      return {
        file: file && namedFile(file),
        passphraseFile: values["passphrase-file"],
        run: values.run,
      };
  } catch {
    // An unknown option: the error is thrown below.
  }
  throw new StartupError(`Unknown options for backup: “${args.join(" ")}”.`, USE);
}
