/** Something the operator can mend: one line that says what is wrong and what to do, and where it helps, what a tool printed. */
export class Problem extends Error {
  /**
   * @param {string} message what is wrong, and how to mend it
   * @param {string} [output] what the failing tool printed
   */
  constructor(message, output = "") {
    super(message);
    this.output = output;
  }
}

/** Prints the problem (a defect with its stack) and makes the process end with 1. */
export function reportProblem(error) {
  const isProblem = error instanceof Problem;
  if (isProblem && error.output) process.stderr.write(`${error.output.trimEnd()}\n\n`);
  process.stderr.write(`${isProblem ? error.message : error.stack}\n`);
  process.exitCode = 1;
}

/** Why a file of the checkout cannot be written, as a Problem; other errors come back unchanged. */
export function writeProblem(error, path) {
  const reasons = {
    EROFS: "the disk is read-only",
    EACCES: "this user may not",
    EPERM: "this user may not",
    ENOSPC: "the disk is full",
    EDQUOT: "this user's share of the disk is used up",
  };
  const reason = reasons[error.code];
  if (!reason) return error;
  const remedy =
    error.code === "ENOSPC" || error.code === "EDQUOT"
      ? "Free some space and start again."
      : "Make it writable, or install and build it first where it is (npm run build) and start again.";
  return new Problem(`${path} cannot be written: ${reason}. ${remedy}`);
}
