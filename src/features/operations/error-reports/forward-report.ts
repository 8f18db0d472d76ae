import type { CleanReport } from "./clean-report";
import type { ErrorReportInput } from "./input";

const PATIENCE_MS = 5_000;

/** Where the hospital has its browser errors collected beside the site's own list. */
export interface ErrorCollector {
  url: string;
  /** Names the sender to the collector. */
  token: string;
}

/**
 * Hands a report on, as cleaned as what the site itself keeps of it. It goes from server to server: no browser tells a third party of a visit.
 *
 * @throws what `fetch` throws, and on an answer other than 2xx
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
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: "error",
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The error collector answered with status ${answer.status}.`);
}
