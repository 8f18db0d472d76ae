import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";

export interface Program {
  readonly name: string;
  readonly isRunning: boolean;
  start(): void;
  /** SIGKILL to it and everything it started, as when its machine loses power. */
  kill(): Promise<void>;
  /** Asks it to stop, and waits. */
  stop(): Promise<void>;
}

export interface ProgramOptions {
  name: string;
  command: readonly string[];
  /** The file for its output. */
  logFile: string;
  /** The user it runs as, if this process may choose. */
  user: { uid: number; gid: number } | undefined;
  directory: string;
}

/** A program of the cluster, in its own process group. */
export function program({ name, command, logFile, user, directory }: ProgramOptions): Program {
  let child: ChildProcess | undefined;
  const signal = (kind: NodeJS.Signals) => {
    try {
      if (child?.pid) process.kill(-child.pid, kind);
    } catch (error) {
      // It has ended.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  };
  const end = async (kind: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    signal(kind);
    await ended;
  };
  return {
    name,
    get isRunning() {
      return child !== undefined && child.exitCode === null && child.signalCode === null;
    },
    start() {
      const log = createWriteStream(logFile, { flags: "a" });
      const [file = "", ...args] = command;
      child = spawn(file, args, {
        cwd: directory,
        detached: true,
        env: { PATH: `${process.env.PATH}:/usr/sbin`, HOME: directory, LANG: "C.UTF-8" },
        stdio: ["ignore", "pipe", "pipe"],
        ...user,
      });
      child.stdout?.pipe(log, { end: false });
      child.stderr?.pipe(log, { end: false });
      child.on("error", (error) => log.write(`${name} could not be started: ${error.message}\n`));
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}
