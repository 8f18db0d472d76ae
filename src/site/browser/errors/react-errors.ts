import type { HydrationOptions } from "react-dom/client";
import { isRouteErrorResponse } from "react-router";
import { logError } from "./console";
import { failFatally } from "./fatal-error";
import { reportError } from "./report-error";

/** For `hydrateRoot`: what React catches is told to the visitor; what it could mend by itself only to us. */
export const reactErrors: HydrationOptions = {
  onCaughtError: (error) => failInReact(error),
  onUncaughtError: (error) => failInReact(error),
  onRecoverableError(error) {
    logError(error);
    reportError(error);
  },
};

/** A page that answered with a status (404) is an answer, no failure of the client. */
function failInReact(error: unknown) {
  if (!isRouteErrorResponse(error)) failFatally(error);
}
