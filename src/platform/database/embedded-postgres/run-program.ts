import { spawn } from "node:child_process";
import type { SystemUser } from "../../system-user";

/** How a program ended: its exit code (null after a signal) and everything it printed. */
export interface Outcome {
  code: number | null;
  output: string;
}

/**
 * Runs a short-lived program to its end, as `user` where one is given (only root may).
 *
 * @throws what spawn throws: ENOENT (no such program, or no loader for it), EACCES (that user may not reach it)
 */
export function runProgram(file: string, args: readonly string[], user?: SystemUser): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...identity(user),
      cwd: "/",
      env: programEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
      windowsHide: true,
    });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output: output.trim() }));
  });
}

/** The part of spawn's options that says who the program runs as. */
export function identity(user?: SystemUser): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

/** What PostgreSQL's programs may see of our environment: no PG* variable steers them, messages stay English. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: "C", TZ: "UTC" };
}
