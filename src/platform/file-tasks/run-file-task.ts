import { fork } from "node:child_process";
import { join } from "node:path";
import pLimit, { type LimitFunction } from "p-limit";
import { projectRoot } from "../project-root";
import type { TaskInput, TaskName, TaskResult } from "./tasks.ts";

/** The task ended without a result: it was too slow, needed too much memory, or its process died. */
export class FileTaskFailed extends Error {
  override readonly name = "FileTaskFailed";
}

interface Bounds {
  timeoutMs: number;
  /** Limit of the process's JavaScript heap, in MB. */
  heapMb: number;
  /** 0 to 19: how low its priority is compared with requests. */
  niceness: number;
  /** How many run at a time. */
  atOnce: number;
}

/** People wait for the first four tasks; encoding has no deadline. */
const LIMITS: Record<TaskName, Bounds> = {
  cleanPdf: { timeoutMs: 20_000, heapMb: 256, niceness: 10, atOnce: 2 },
  previewPicture: { timeoutMs: 30_000, heapMb: 256, niceness: 5, atOnce: 2 },
  cropPicture: { timeoutMs: 60_000, heapMb: 256, niceness: 5, atOnce: 2 },
  rewritePicture: { timeoutMs: 60_000, heapMb: 256, niceness: 10, atOnce: 2 },
  encodePicture: { timeoutMs: 300_000, heapMb: 256, niceness: 10, atOnce: 1 },
};

const turns = Object.fromEntries(
  Object.entries(LIMITS).map(([name, { atOnce }]) => [name, pLimit(atOnce)]),
) as Record<TaskName, LimitFunction>;

/**
 * Processes an uploaded file in a separate process, with a time limit and a memory limit.
 * @throws FileTaskFailed if there is no result
 */
export function runFileTask<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
): Promise<TaskResult<Name>> {
  return turns[name](() => runInProcess(name, input, LIMITS[name]));
}

function runInProcess<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  { timeoutMs, heapMb, niceness }: Bounds,
): Promise<TaskResult<Name>> {
  const { promise, resolve, reject } = Promise.withResolvers<TaskResult<Name>>();
  const child = fork(workerFile(), [], {
    // No environment variables, because they contain secrets.
    env: { NODE_ENV: "production" },
    execArgv: [`--max-old-space-size=${heapMb}`, "--disable-warning=ExperimentalWarning"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const timer = setTimeout(() => fail(`it took longer than ${timeoutMs / 1_000} seconds`), timeoutMs);
  const fail = (reason: string) => {
    reject(new FileTaskFailed(`${name}: ${reason}.`));
    child.kill("SIGKILL");
  };
  child.once("error", (error) => fail(error.message));
  child.once("exit", (code, signal) => {
    clearTimeout(timer);
    fail(`the process ended with ${signal ?? code}`);
  });
  child.once("message", (message: { result: TaskResult<Name> } | { failure: string }) => {
    if ("result" in message) resolve(message.result);
    else fail(message.failure);
  });
  child.send({ name, input, niceness });
  return promise;
}

/** In a build, a bundle beside the program's; in the sources, Node runs the TypeScript file. */
function workerFile(): string {
  const isSource = import.meta.filename.endsWith(".ts");
  return isSource
    ? join(import.meta.dirname, "worker.ts")
    : join(projectRoot(), "build/server/file-tasks.js");
}
