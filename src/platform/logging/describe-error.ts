interface ErrorDescription {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: ErrorDescription;
}

/**
 * The parts of an error that the log keeps. A PostgreSQL error's `detail` and `where` quote the refused row.
 * Drizzle's message ends with the query's parameters, and PostgreSQL's own message quotes values that it
 * could not parse. All of these may be what someone typed, so they are left out.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error))
    return { type: typeof error, message: "A value that is no Error was thrown." };
  const clean = isDataException(error) ? withoutValues : withoutParameters;
  return {
    type: error.name,
    message: clean(error.message),
    code: "code" in error ? error.code : undefined,
    stack: error.stack ? clean(error.stack) : undefined,
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}

/** Parameters may span lines, so this removes everything from the word on, up to the stack's first frame. */
function withoutParameters(text: string): string {
  return text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/g, "");
}

/** PostgreSQL's class 22: an invalid value. Errors of other classes quote only names of ours. */
function isDataException(error: Error): boolean {
  return "code" in error && typeof error.code === "string" && /^22[0-9A-Z]{3}$/.test(error.code);
}

/**
 * A quoted value may span lines and contain quotes, so this removes everything from the first one on, up to
 * the stack's first frame.
 */
function withoutValues(text: string): string {
  return text.replace(/"[\s\S]*?(?=\n {4}at |$)/, "…");
}
