/**
 * The application cannot start, for a reason that its operator can fix.
 *
 * `message` says in one sentence what is wrong, `remedy` what to do. The entry point prints both without a
 * stack and exits with 1. Any other error at start is a defect and keeps its stack.
 */
export class StartupError extends Error {
  override readonly name = "StartupError";
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.remedy = remedy;
  }
}
