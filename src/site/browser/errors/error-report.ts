import { technicalMessage } from "./ignored-error";

export interface Surroundings {
  /** The page's address. Its query and hash are left out, because they may contain what a patient typed. */
  url: string;
  userAgent: string;
  screenWidth: number;
  screenHeight: number;
}

/** Identifies the site's own pages to the collector; it grants nothing. */
const TOKEN = "website";
const LONGEST = 8_000;

/** The body of `POST /api/error`. */
export function errorReport(
  error: unknown,
  { url, ...rest }: Surroundings,
): { token: string; error_detail: string } {
  const { origin, pathname } = new URL(url);
  const detail = {
    error: {
      name: error instanceof Error ? error.name : typeof error,
      message: technicalMessage(error).slice(0, LONGEST),
      stack: error instanceof Error ? error.stack?.slice(0, LONGEST) : undefined,
    },
    url: origin + pathname,
    ...rest,
  };
  return { token: TOKEN, error_detail: JSON.stringify(detail) };
}
