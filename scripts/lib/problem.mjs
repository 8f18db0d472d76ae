/**
 * An error that the operator can fix: one line that says what is wrong and what to do, and, if it helps, a
 * tool's output.
 */
export class Problem extends Error {
  /**
   * @param {string} message what is wrong, and how to fix it
   * @param {string} [output] the output of the failed tool
   */
  constructor(message, output = "") {
    super(message);
    this.output = output;
  }
}

/** Prints a Problem's message, or another error with its stack, and sets the exit code to 1. */
export function reportProblem(error) {
  const isProblem = error instanceof Problem;
  if (isProblem && error.output) process.stderr.write(`${error.output.trimEnd()}\n\n`);
  process.stderr.write(`${isProblem ? error.message : error.stack}\n`);
  process.exitCode = 1;
}

/** Explains as a Problem why a file of the checkout cannot be written. Returns other errors unchanged. */
export function writeProblem(error, path) {
  const reasons = {
    EROFS: "the disk is read-only",
    EACCES: "permission denied",
    EPERM: "permission denied",
    ENOSPC: "the disk is full",
    EDQUOT: "this user's disk quota is used up",
  };
  const reason = reasons[error.code];
  if (!reason) return error;
  const remedy =
    error.code === "ENOSPC" || error.code === "EDQUOT"
      ? "Free some space and start again."
      : "Make it writable, or install and build where it is writable first (npm run build), and start again.";
  return new Problem(`${path} cannot be written: ${reason}. ${remedy}`);
}
