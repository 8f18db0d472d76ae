import { setFlagsFromString } from "node:v8";
import { StartupError } from "~/platform/startup-error";

// React reads this variable when it is imported, so it must be set before.
process.env.NODE_ENV ||= "production";

// Files that we write are not readable by other users.
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

/**
 * For the build: loads what a start loads and exits, so that Node caches the compiled code
 * (scripts/lib/run-program.mjs).
 */
async function compile(): Promise<void> {
  await COMMANDS.serve();
}

/**
 * `main [serve | seed | migrate | reindex | set-up-link | move-files | move-database | backup | restore |
 * restore-drill | base-backup | doctor | send-mail | rotate-keys | forget-secret] [options]`: runs one
 * command, by default the server. An error that the operator can fix is printed as one line, with exit code
 * 1; a defect keeps its stack.
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
 * V8 lets its heap grow to several times the live data before it collects, because it assumes that it has the
 * whole machine. From here on it collects garbage after the heap has grown by one third: the process needs
 * half the memory, and a cached page costs the same (bench/memory.ts, docs/performance.md). During startup,
 * which creates hardly any garbage, this would cost a sixth of the time.
 */
function collectOften(): void {
  setFlagsFromString("--heap-growing-percent=35");
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
