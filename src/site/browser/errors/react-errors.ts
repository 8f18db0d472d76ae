import type { HydrationOptions } from "react-dom/client";
import { isRouteErrorResponse } from "react-router";
import { logError } from "./console";
import { failFatally } from "./fatal-error";
import { reportError } from "./report-error";

/**
 * For `hydrateRoot`: errors that React catches are shown to the visitor; those it recovered from are only
 * reported.
 */
export const reactErrors: HydrationOptions = {
  onCaughtError: (error) => failInReact(error),
  onUncaughtError: (error) => failInReact(error),
  onRecoverableError(error) {
    logError(error);
    reportError(error);
  },
};

/** A page with an error status (404) is a response, not a failure of the client. */
function failInReact(error: unknown) {
  if (!isRouteErrorResponse(error)) failFatally(error);
}
