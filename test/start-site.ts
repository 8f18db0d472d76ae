import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { temporaryDirectory } from "./temporary-directory";

export interface SiteOptions {
  /** The folder of the checkout to start; this one by default. */
  checkout?: string;
  /** A new one by default, removed after `stop`. */
  dataDirectory?: string;
  /** A free one by default. */
  port?: number;
  env?: NodeJS.ProcessEnv;
  /**
   * A command that runs the launcher, whose own command line is appended; for other users and other views of
   * the disk.
   */
  through?: string[];
  /** Called with everything printed so far, also before the site is ready. */
  onPrint?(printed: string): void;
}

export interface Site {
  /** Without a trailing slash. */
  address: string;
  dataDirectory: string;
  /** The launcher; the program is its child. */
  process: ChildProcess;
  /** Everything printed so far, from both streams. */
  printed(): string;
  /** Stops it as a supervisor does, and waits. @returns the exit code */
  stop(): Promise<number | null>;
}

/** The secret of every site on a database of `testDatabase`, unless the test sets another. */
export const SITE_SECRET = "a secret of the tests, long enough";

/**
 * Starts the site as `npm start` does, with its own settings, and waits until it is ready.
 * @throws Error with its output when it exits before that
 */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  if (options.port !== undefined) return launchSite(options, options.port);
  try {
    return await launchSite(options, await freePort());
  } catch (error) {
    // Another test took the port between the choice and the start.
    if (!/^Port \d+ is taken/m.test(String(error))) throw error;
    return startSite(options);
  }
}

async function launchSite(options: SiteOptions, port: number): Promise<Site> {
  const { checkout = join(import.meta.dirname, ".."), env } = options;
  const dataDirectory = options.dataDirectory ?? (await temporaryDirectory("openward-site-"));
  const command = [...(options.through ?? []), process.execPath, join(checkout, "scripts/start.mjs")];
  const launcher = spawn(command[0] ?? "", command.slice(1), {
    env: { ...inherited(), ...secretFor(env), PORT: String(port), DATA_DIR: dataDirectory, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // Its own process group, as a terminal gives every command.
    detached: true,
  });
  let printed = "";
  const note = (chunk: Buffer) => {
    printed += chunk;
    options.onPrint?.(printed);
  };
  launcher.stdout.on("data", note);
  launcher.stderr.on("data", note);
  const ended = once(launcher, "exit");
  const stop = async () => {
    launcher.kill("SIGTERM");
    const [code] = await ended;
    if (!options.dataDirectory) await removeDataDirectory(dataDirectory);
    return code;
  };
  try {
    await until(() => printed.includes("is ready at"), ended);
  } catch {
    throw new Error(`The site did not start (exit code ${await stop()}):\n${printed}`);
  }
  return {
    address: `http://localhost:${port}`,
    dataDirectory,
    process: launcher,
    printed: () => printed,
    stop,
  };
}

const given = new Set<number>();

/**
 * A port that nothing listens on now. It is below the range that systems use for outgoing connections: one of
 * those could be taken again before it is used.
 */
export async function freePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 20_000);
  if (given.has(port) || !(await isFree(port))) return freePort();
  given.add(port);
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Removes a data directory, together with its database if that is elsewhere. */
export async function removeDataDirectory(directory: string): Promise<void> {
  const elsewhere = await readFile(join(directory, "postgres-location"), "utf8").catch(() => "");
  if (elsewhere) await rm(dirname(elsewhere.trim()), { recursive: true, force: true });
  await rm(directory, { recursive: true, force: true });
}

/** Leaves out the settings of the person who runs the tests. */
function inherited(): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, TMPDIR, NODE_EXTRA_CA_CERTS } = process.env;
  return { PATH, HOME, LANG, TMPDIR, NODE_EXTRA_CA_CERTS };
}

/**
 * A database outlives the data directory of a site that a test starts on it, and so must the secret that
 * encrypts it.
 */
function secretFor(env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return env.DATABASE_URL ? { APP_SECRET: SITE_SECRET } : {};
}

async function until(condition: () => boolean, ended: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  while (!condition()) {
    if (hasEnded) throw new Error("ended");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
