import { spawn } from "node:child_process";
import type { SystemUser } from "../../system-user";

/** The exit code of a program (null after a signal) and its output. */
export interface Outcome {
  code: number | null;
  output: string;
}

/**
 * Runs a short-lived program to its end, as `user` if given (only root can).
 * @throws the errors of spawn: ENOENT (no such program, or no loader for it), EACCES (that user may not reach
 * it)
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

/** The options of spawn that set the user. */
export function identity(user?: SystemUser): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

/** The environment of PostgreSQL's programs: PG* variables do not affect them, and messages stay English. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: "C", TZ: "UTC" };
}
