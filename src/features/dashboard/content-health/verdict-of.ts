import type { Outcome } from "~/platform/network/outside/safe-fetch";

export interface Verdict {
  /**
   * `unsure`: only a person can tell. `trouble`: it may work another day. `refused`: we do not request such addresses.
   */
  state: "works" | "broken" | "unsure" | "trouble" | "refused";
  /** The reason; empty if the link works. */
  reason: string;
}

/** Servers that block robots or require sign-in use these statuses, although the page works for people. */
const CLOSED_TO_ROBOTS: ReadonlySet<number> = new Set([401, 403, 405, 407, 418, 429, 451, 999]);

const FAILURES: Record<string, string> = {
  ENOTFOUND: "There is no such site.",
  ENODATA: "There is no such site.",
  ECONNREFUSED: "The site does not answer.",
  ETIMEDOUT: "The site takes too long to answer.",
  ECONNRESET: "The site breaks off the connection.",
  TOO_MANY_REDIRECTS: "It redirects too many times.",
  CERT_HAS_EXPIRED: "The site’s certificate has expired: browsers warn of it.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The site’s certificate is another site’s: browsers warn of it.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "Nobody vouches for the site’s certificate: browsers warn of it.",
};
/** Errors that may be gone another day. */
const TEMPORARY_ERRORS: ReadonlySet<string> = new Set([
  "ETIMEDOUT",
  "ECONNRESET",
  "ECONNREFUSED",
  "EAI_AGAIN",
  "UNKNOWN",
]);

/** The verdict on a link from the response. */
export function verdictOf(outcome: Outcome): Verdict {
  if (outcome.kind === "refused") return { state: "refused", reason: outcome.reason };
  if (outcome.kind === "failed") {
    const reason = FAILURES[outcome.code] ?? "The site cannot be reached.";
    return { state: TEMPORARY_ERRORS.has(outcome.code) ? "trouble" : "broken", reason };
  }
  const { status } = outcome;
  if (status >= 200 && status < 400) return { state: "works", reason: "" };
  if (status === 404 || status === 410) return { state: "broken", reason: "The page no longer exists." };
  if (CLOSED_TO_ROBOTS.has(status))
    return { state: "unsure", reason: "The site does not let programs look. Open it to see." };
  if (status >= 500) return { state: "trouble", reason: "The site is in trouble." };
  return { state: "broken", reason: `The site answers with an error (${status}).` };
}
