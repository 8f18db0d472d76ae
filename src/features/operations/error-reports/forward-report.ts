import type { CleanReport } from "./clean-report";
import type { ErrorReportInput } from "./input";

const TIMEOUT_MS = 5_000;

/** A service that collects browser errors in addition to the site's own list. */
export interface ErrorCollector {
  url: string;
  /** Authenticates the site to the collector. */
  token: string;
}

/**
 * Forwards a cleaned report from the server, so that no browser tells a third party about a visit.
 * @throws the errors of `fetch`; Error for a status other than 2xx
 */
export async function forwardReport(
  { url, token }: ErrorCollector,
  { message, stack, path }: CleanReport,
  { error, userAgent, screenWidth, screenHeight }: ErrorReportInput,
  origin: string,
): Promise<void> {
  const detail = {
    error: { name: error.name, message, stack },
    url: origin + path,
    userAgent,
    screenWidth,
    screenHeight,
  };
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, error_detail: JSON.stringify(detail) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: "error",
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The error collector answered with status ${answer.status}.`);
}
