import { createHash } from "node:crypto";
import { withoutKeys } from "~/platform/logging/without-keys";
import type { ErrorReportInput } from "./input";

export interface CleanReport {
  fingerprint: string;
  message: string;
  path: string;
  stack: string;
  browser: string;
}

/** Removes everything from a report that a visitor typed or that identifies a visitor. */
export function cleanReport({ error, url, userAgent }: ErrorReportInput): CleanReport {
  const message = withoutPersonalData(error.message).slice(0, 300);
  const stack = withoutPersonalData(error.stack).split("\n").slice(0, 12).join("\n").slice(0, 2_000);
  const path = pathOf(url);
  const place = stack.split("\n").find((line) => /:\d+/.test(line)) ?? "";
  const fingerprint = createHash("sha256").update([message, place, path].join("\n")).digest("base64url");
  return { fingerprint, message, path, stack, browser: browserOf(userAgent) };
}

/**
 * Removes private links, queries and fragments of addresses, email addresses, and long numbers such as phones, dates of
 * birth, and record numbers.
 */
function withoutPersonalData(text: string): string {
  return (
    withoutKeys(text)
      .replaceAll("\0", "")
      .replace(/([?#])[^\s)'":]*/g, "$1…")
      // The lookbehind makes it match only at the start of a word. Without it, a long word without an at sign would
      // take quadratic time.
      .replace(/(?<![^\s@<>"'])[^\s@<>"']+@[^\s@<>"']+/g, "(email)")
      .replace(/(?<![:\d.])\+?\(?\d[\d\s().-]{5,}\d/g, "(number)")
  );
}

function pathOf(url: string): string {
  const address = URL.canParse(url, "http://site") ? new URL(url, "http://site").pathname : "/";
  return withoutKeys(address).slice(0, 200);
}

function browserOf(userAgent: string): string {
  const browser = /(Edg|OPR|Firefox|CriOS|FxiOS|Chrome|Version)\/(\d+)/.exec(userAgent);
  const system = /Windows|Android|iPhone|iPad|Mac OS X|CrOS|Linux/.exec(userAgent)?.[0] ?? "other";
  return browser ? `${browser[1]} ${browser[2]}, ${system}` : `other, ${system}`;
}
