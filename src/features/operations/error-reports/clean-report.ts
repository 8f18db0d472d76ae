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

/** What is kept of a report: nothing that a visitor typed, and nothing that tells visitors apart. */
export function cleanReport({ error, url, userAgent }: ErrorReportInput): CleanReport {
  const message = withoutPersonalData(error.message).slice(0, 300);
  const stack = withoutPersonalData(error.stack).split("\n").slice(0, 12).join("\n").slice(0, 2_000);
  const path = pathOf(url);
  const place = stack.split("\n").find((line) => /:\d+/.test(line)) ?? "";
  const fingerprint = createHash("sha256").update([message, place, path].join("\n")).digest("base64url");
  return { fingerprint, message, path, stack, browser: browserOf(userAgent) };
}

/** Private links, queries and fragments of addresses, email addresses, and every longer number: phones, dates of birth, record numbers. */
function withoutPersonalData(text: string): string {
  return (
    withoutKeys(text)
      .replaceAll("\0", "")
      .replace(/([?#])[^\s)'":]*/g, "$1…")
      // Tried only where a word begins: tried from each of its letters, a long word without @ would take quadratic time.
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
