import { reportError } from "~/site/browser/errors/report-error";
import { isConnectionFailure, ReadableError } from "~/site/browser/request/failure";

/** Reports an error that is not from a request. The person gets no details, so developers must learn of it. */
export function reportDefect(error: unknown): void {
  if (error instanceof ReadableError || isConnectionFailure(error)) return;
  void reportError(error);
}
