import { reportError } from "~/site/browser/errors/report-error";
import { isConnectionFailure, ReadableError } from "~/site/browser/request/failure";

/** Reports an error that no request explains: the person reads that there is no message, so we have to learn of it. */
export function reportDefect(error: unknown): void {
  if (error instanceof ReadableError || isConnectionFailure(error)) return;
  void reportError(error);
}
