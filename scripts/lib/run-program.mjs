import { spawn } from "node:child_process";
import { statSync } from "node:fs";
import { constants } from "node:os";
import { pathToFileURL } from "node:url";
import { inProject, root } from "./project.mjs";
import { runQuietly } from "./run-quietly.mjs";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * A small young generation, so that short-lived objects of requests are collected often. src/main.ts limits
 * the whole heap.
 */
const heapFlags = ["--max-semi-space-size=8"];
/**
 * For glibc's malloc. By default each thread gets its own arena, which keeps memory that compressing and decoding used
 * once. And after a large block is freed, malloc no longer returns blocks of that size to the system; with a fixed
 * threshold it does.
 */
const mallocSettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

const program = inProject("build/server/index.js");

/**
 * Compiles the program once for all starts, so that each start reads compiled code instead of 10 MB of
 * source. The cache is valid for the same Node with the same flags. If it cannot be written, the start
 * compiles the source.
 */
export async function compileProgram(node) {
  await runQuietly(node, [...heapFlags, program, "compile"], { env: programEnv() });
}

function programEnv(settings = process.env) {
  return { ...mallocSettings, ...compileCache(), ...settings, NODE_ENV: "production" };
}

/**
 * Only the owner of the build uses the cache: others could not read it, and the owner could not remove files
 * that root added.
 */
function compileCache() {
  const isOurs = !process.getuid || statSync(program, { throwIfNoEntry: false })?.uid === process.getuid();
  // Portable, so that the cache of a build that was copied or moved stays valid.
  return isOurs ? { NODE_COMPILE_CACHE: inProject("build/compiled"), NODE_COMPILE_CACHE_PORTABLE: "1" } : {};
}

/**
 * Starts the built program in the foreground. It shares our terminal and process group.
 * @param {string} node
 * @param {string[]} args the subcommand and its options
 * @param {NodeJS.ProcessEnv} [settings] its environment; ours by default
 * @returns {{ child: import("node:child_process").ChildProcess, ended: Promise<number> }} `ended` resolves to
 * its exit code
 */
export function startProgram(node, args, settings = process.env) {
  const followLauncher = pathToFileURL(inProject("scripts/lib/follow-launcher.mjs")).href;
  const child = spawn(node, [...heapFlags, "--import", followLauncher, program, ...args], {
    cwd: root,
    // File names in the options are relative to where the command was typed. npm changes to the project's
    // folder and passes the original one on.
    env: { INIT_CWD: process.cwd(), ...programEnv(settings) },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const letGo = forwardSignals(child);
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
 * A terminal sends Ctrl-C to its whole process group, so the program already receives it. This passes on
 * signals that only this process received. It also watches the parent: if npm is killed, it sends no signal,
 * and a site without its launcher would keep the port.
 */
function forwardSignals(child) {
  const isTerminal = process.stdin.isTTY || process.stdout.isTTY;
  const passOn = (signal) => {
    const hasReceivedIt = signal === "SIGINT" && isTerminal;
    if (!hasReceivedIt) child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
  };
  for (const signal of signals) process.on(signal, passOn);

  const parent = process.ppid;
  const watch = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return;
    // Only once, because a second signal makes the program stop immediately.
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 250).unref();
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, passOn);
  };
}
