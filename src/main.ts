import { setFlagsFromString } from "node:v8";
import { StartupError } from "~/platform/startup-error";

// React decides by this variable how it behaves, so it is set before anything imports React.
process.env.NODE_ENV ||= "production";

// What we write is nobody else's to read.
process.umask(0o077);

const COMMANDS = {
  serve: async () => (await import("~/commands/serve")).serve,
  migrate: async () => (await import("~/commands/migrate")).migrate,
  seed: async () => (await import("~/commands/seed")).seed,
  reindex: async () => (await import("~/commands/reindex")).reindex,
  "set-up-link": async () => (await import("~/commands/set-up-link")).setUpLink,
  "move-files": async () => (await import("~/commands/move-files")).moveFiles,
  "move-database": async () => (await import("~/commands/move-database")).moveDatabase,
  backup: async () => (await import("~/commands/backup")).backup,
  "base-backup": async () => (await import("~/commands/base-backup")).baseBackup,
  doctor: async () => (await import("~/commands/doctor")).doctor,
  restore: async () => (await import("~/commands/restore")).restore,
  "restore-drill": async () => (await import("~/commands/restore-drill")).restoreDrill,
  "send-mail": async () => (await import("~/commands/send-mail")).sendMail,
  "rotate-keys": async () => (await import("~/commands/rotate-keys")).rotateKeys,
  "forget-secret": async () => (await import("~/commands/forget-secret")).forgetSecret,
};

/** For the build: loads what a start loads and ends, so that Node keeps the compiled code (scripts/lib/run-program.mjs). */
async function compile(): Promise<void> {
  await COMMANDS.serve();
}

/**
 * `main [serve | seed | migrate | reindex | set-up-link | move-files | move-database | backup | restore | restore-drill | base-backup | doctor | send-mail | rotate-keys | forget-secret] [options]`: starts the server, fills a database with
 * the demo hospital, brings a database to the current schema, writes its search index anew, prints a link that makes an administrator,
 * copies files between disk and bucket, moves the database to another PostgreSQL, writes everything into one file, brings such a file back, tries the newest backup, copies the database's files into the continuous archive, says what is wrong with a site, lets a restored site's mail leave, encrypts everything under the present secret,
 * or lets the next start take another one. What an operator can mend is one line and exit code 1; a defect keeps its stack.
 */
async function main([name = "serve", ...options]: string[]): Promise<void> {
  if (name === "compile") return compile();
  if (!(name in COMMANDS)) {
    throw new StartupError(
      `There is no command "${name}".`,
      `Use one of: ${Object.keys(COMMANDS).join(", ")}.`,
    );
  }
  const command = await COMMANDS[name as keyof typeof COMMANDS]();
  collectOften();
  await command(options);
}

/**
 * V8 lets its heap grow to several times what is in use before it collects it, because it takes the whole machine for its own. From here on it
 * collects after a fifth more: the process stays at half the size, and a kept page costs the same (bench/memory.ts, docs/performance.md). While the
 * program is loaded, which leaves hardly anything to collect, that would take a sixth of the start.
 */
function collectOften(): void {
  setFlagsFromString("--heap-growing-percent=20");
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const text =
    error instanceof StartupError
      ? `${error.message} ${error.remedy}`
      : error instanceof Error
        ? error.stack
        : String(error);
  process.stderr.write(`${text}\n`, () => process.exit(1));
});
