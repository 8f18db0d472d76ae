import { ERROR_REPORTS } from "~/server/isomorphic/error-reports";
import { logError } from "./console";
import { isIgnoredError, technicalMessage } from "./ignored-error";

export interface Surroundings {
  /** The page's address. Its query and hash are left out, because they may contain what a patient typed. */
  url: string;
  userAgent: string;
  screenWidth: number;
  screenHeight: number;
}

/** Identifies the site's own pages to the collector; it grants nothing. */
const TOKEN = "website";
const MAX_TEXT_LENGTH = 8_000;

/** The body of `POST /api/error`. */
export function errorReport(
  error: unknown,
  { url, ...rest }: Surroundings,
): { token: string; error_detail: string } {
  const { origin, pathname } = new URL(url);
  const detail = {
    error: {
      name: error instanceof Error ? error.name : typeof error,
      message: technicalMessage(error).slice(0, MAX_TEXT_LENGTH),
      stack: error instanceof Error ? error.stack?.slice(0, MAX_TEXT_LENGTH) : undefined,
    },
    url: origin + pathname,
    ...rest,
  };
  return { token: TOKEN, error_detail: JSON.stringify(detail) };
}

/** A page that fails in a loop must not flood the collector. */
const MAX_REPORTS = 20;
let sent = 0;

/**
 * Reports an error to the site, which lists it for staff. Never throws, and callers need not wait.
 * @returns whether the site received the report
 */
export async function reportError(error: unknown): Promise<boolean> {
  if (isIgnoredError(error) || sent >= MAX_REPORTS) return false;
  sent += 1;
  const report = errorReport(error, {
    url: location.href,
    userAgent: navigator.userAgent,
    screenWidth: screen.width,
    screenHeight: screen.height,
  });
  try {
    const { ok } = await fetch(ERROR_REPORTS, {
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
