import { logError } from "./console";
import { errorReport } from "./error-report";
import { isIgnoredError } from "./ignored-error";

/** A page that fails in a loop must not flood the collector. */
const MOST_REPORTS = 20;
let sent = 0;

/**
 * Reports an error to the site, which lists it for staff. Never throws, and callers need not wait.
 * @returns whether the site received the report
 */
export async function reportError(error: unknown): Promise<boolean> {
  if (isIgnoredError(error) || sent >= MOST_REPORTS) return false;
  sent += 1;
  const report = errorReport(error, {
    url: location.href,
    userAgent: navigator.userAgent,
    screenWidth: screen.width,
    screenHeight: screen.height,
  });
  try {
    const { ok } = await fetch("/api/error", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(report),
      keepalive: true,
    });
    return ok;
  } catch (failure) {
    logError("The error could not be reported", failure);
    return false;
  }
}
