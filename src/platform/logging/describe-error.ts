interface ErrorDescription {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: ErrorDescription;
}

/**
 * What the log keeps of an error. Only these properties: a PostgreSQL error's `detail` and `where` quote the row that
 * was refused. Drizzle's message ends with the parameters of the query, and PostgreSQL's own names the value that it could not
 * read: both are what somebody typed.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error))
    return { type: typeof error, message: "A value that is no Error was thrown." };
  const clean = isDataException(error) ? withoutValues : withoutParameters;
  return {
    type: error.name,
    message: clean(error.message),
    ...("code" in error && { code: error.code }),
    ...(error.stack && { stack: clean(error.stack) }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** Parameters may span lines, so everything from the word on goes, up to the stack's first frame. */
function withoutParameters(text: string): string {
  return text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/g, "");
}

/** PostgreSQL's class 22: a value that cannot be what it should be. Other classes quote names of ours only. */
function isDataException(error: Error): boolean {
  return "code" in error && typeof error.code === "string" && /^22[0-9A-Z]{3}$/.test(error.code);
}

/** A quoted value may span lines and hold quotes itself, so everything from the first one on goes, up to the stack's first frame. */
function withoutValues(text: string): string {
  return text.replace(/"[\s\S]*?(?=\n {4}at |$)/, "…");
}
