import { spawn } from "node:child_process";
import { statSync } from "node:fs";
import { constants } from "node:os";
import { pathToFileURL } from "node:url";
import { inProject, root } from "./project.mjs";
import { runQuietly } from "./run-quietly.mjs";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Small, so that what requests leave behind is collected often; with src/main.ts, which says how far the heap grows. */
const heapFlags = ["--max-semi-space-size=8"];
/**
 * For glibc's malloc. Each thread would get an arena of its own, which keeps what compressing and decoding once needed. And once a large block was
 * freed, blocks of that size would no longer be given back to the system: with a fixed threshold they are.
 */
const mallocSettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

const program = inProject("build/server/index.js");

/**
 * Compiles the program once for all starts: each reads the compiled code instead of 10 MB of source. It counts only for the same Node with the same
 * flags; where it cannot be made, starts compile as they go.
 */
export async function compileProgram(node) {
  await runQuietly(node, [...heapFlags, program, "compile"], { env: programEnv() });
}

function programEnv(settings = process.env) {
  return { ...mallocSettings, ...compileCache(), ...settings, NODE_ENV: "production" };
}

/** Only for the user who made the build: others could not read it, and what root added to it, that user could not remove. */
function compileCache() {
  const isOurs = !process.getuid || statSync(program, { throwIfNoEntry: false })?.uid === process.getuid();
  // Portable: a build that was copied or moved brings its compiled code along.
  return isOurs ? { NODE_COMPILE_CACHE: inProject("build/compiled"), NODE_COMPILE_CACHE_PORTABLE: "1" } : {};
}

/**
 * Starts the built program in the foreground. It shares our terminal and process group.
 *
 * @param {string} node @param {string[]} args the subcommand and its options
 * @param {NodeJS.ProcessEnv} [settings] its environment; ours by default
 * @returns {{ child: import("node:child_process").ChildProcess, ended: Promise<number> }} ended gives its exit code
 */
export function startProgram(node, args, settings = process.env) {
  const followLauncher = pathToFileURL(inProject("scripts/lib/follow-launcher.mjs")).href;
  const child = spawn(node, [...heapFlags, "--import", followLauncher, program, ...args], {
    cwd: root,
    // Names of files in the options start where the command was given; npm says where, and goes to the project's folder.
    env: { INIT_CWD: process.cwd(), ...programEnv(settings) },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const letGo = passOnSignals(child);
  const ended = new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      letGo();
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
  return { child, ended };
}

/**
 * A terminal sends Ctrl-C to its whole process group, so the program has it already; what is sent to us alone is
 * passed on. npm that is killed outright cannot tell us: a site without the command that started it would hold the port.
 */
function passOnSignals(child) {
  const isTerminal = process.stdin.isTTY || process.stdout.isTTY;
  const passOn = (signal) => {
    const hasItAlready = signal === "SIGINT" && isTerminal;
    if (!hasItAlready) child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
  };
  for (const signal of signals) process.on(signal, passOn);

  const parent = process.ppid;
  const watch = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return;
    // Once: a second signal would say that somebody is tired of waiting.
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 250).unref();
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, passOn);
  };
}
