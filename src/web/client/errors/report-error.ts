import { logError } from "./console";
import { errorReport } from "./error-report";
import { isIgnoredError } from "./ignored-error";

/** A page that fails in a loop must not flood the collector. */
const MOST_REPORTS = 20;
let sent = 0;

/** Tells the hospital's error collector what went wrong. Never throws and never waits. */
export function reportError(error: unknown): void {
  if (isIgnoredError(error) || sent >= MOST_REPORTS) return;
  sent += 1;
  const report = errorReport(error, {
    url: location.href,
    userAgent: navigator.userAgent,
    screenWidth: screen.width,
    screenHeight: screen.height,
  });
  fetch("/api/error", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch((failure: unknown) => logError("The error could not be reported", failure));
}
