import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Plugin } from "vite";
import { bundledProgram } from "../bundled-program";
import type { Change } from "./change-mind";

export interface Report {
  n: number;
  id: string;
  status: string;
  /** What was done after registering, if people change their minds. */
  change?: Change;
}

export interface RegisteringProcess {
  process: ChildProcess;
  /** Its reports so far. */
  reports: Report[];
  /** Starts the work. */
  go(): void;
  /** Resolves when it has reported this many, or has ended. */
  until(count: number): Promise<void>;
  ended: Promise<unknown>;
}

interface Task {
  url: string;
  classId: string;
  first: number;
  count: number;
  atOnce: number;
  /** The people register in groups of 1 up to that many. Default: each person alone. */
  largestGroup?: number;
  /** Whether some cancel, or accept an offer, after they have registered (`change-mind.ts`). */
  isChanging?: boolean;
}

/**
 * Returns a function that starts such a process and waits until it is ready; with `locked: false`, one that
 * does not lock the seats.
 */
export async function registeringProcesses(): Promise<
  (task: Task, options?: { locked: boolean }) => Promise<RegisteringProcess>
> {
  const program = await bundledProgram(join(import.meta.dirname, "register.fixture.ts"), [lockOnRequest]);
  return (
    { url, classId, first, count, atOnce, largestGroup = 1, isChanging = false },
    { locked } = { locked: true },
  ) =>
    start(
      [
        program,
        url,
        classId,
        ...[first, count, atOnce, largestGroup].map(String),
        isChanging ? "changing" : "",
      ],
      locked,
    );
}

const LOCK = "export async function lockSeats(";

/** Leaves out the lock in a process started with `WITHOUT_LOCK`. */
const lockOnRequest: Plugin = {
  name: "lock-on-request",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/seats/lock-seats.ts")) return undefined;
    if (!code.includes(LOCK)) throw new Error("The function that locks the seats has another name.");
    return `${code.replace(LOCK, "async function lock(")}
      export async function lockSeats(...args) {
        if (!process.env.WITHOUT_LOCK) await lock(...args);
      }`;
  },
};

async function start(args: string[], locked: boolean): Promise<RegisteringProcess> {
  const env = { ...process.env, WITHOUT_LOCK: locked ? "" : "1" };
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"], env });
  const reports: Report[] = [];
  const ended = once(child, "exit");
  const lines = createInterface(child.stdout);
  let isReady = false;
  let notice = () => {};
  lines.on("line", (line) => {
    if (line === "ready") isReady = true;
    else reports.push(JSON.parse(line));
    notice();
  });
  const wait = (condition: () => boolean) =>
    Promise.race([
      ended,
      new Promise<void>((resolve) => {
        notice = () => condition() && resolve();
        notice();
      }),
    ]);
  await wait(() => isReady);
  if (!isReady) throw new Error("The process ended before it was ready.");
  return {
    process: child,
    reports,
    ended,
    go: () => void child.stdin.write("go\n"),
    until: async (count) => void (await wait(() => reports.length >= count)),
  };
}
