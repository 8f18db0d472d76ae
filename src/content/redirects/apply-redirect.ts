import { pathOf } from "./path-of";
import type { RedirectMatch } from "./table";

export interface RedirectRule {
  from: string;
  to: string;
  match: RedirectMatch;
}

/**
 * Applies a redirect to a path; undefined if it does not match. `prefix`: the rest of the old address is
 * appended to the new one. `pattern`: each `*` matches anything, and the first `*` of the target stands for
 * what the first one matched, and so on. No regular expressions are built from staff's input: a path is
 * scanned once.
 * @param path without query
 */
export function applyRedirect({ from, to, match }: RedirectRule, path: string): string | undefined {
  if (match === "exact") return pathOf(path) === from ? to : undefined;
  if (match === "prefix") {
    if (pathOf(path) === from) return to;
    if (!path.toLowerCase().startsWith(`${from}/`)) return undefined;
    return within(/[?#]/.test(to) ? to : to.replace(/\/$/, "") + path.slice(from.length));
  }
  const stars = starsOf(from, path) ?? starsOf(from, pathOf(path));
  if (!stars) return undefined;
  const [start = "", ...rest] = to.split("*");
  return within(rest.reduce((led, literal, at) => led + (stars[at] ?? "") + literal, start));
}

/** The text that each `*` matches. */
function starsOf(pattern: string, path: string): string[] | undefined {
  const lower = path.toLowerCase();
  const [first = "", ...rest] = pattern.split("*");
  if (!lower.startsWith(first)) return undefined;
  const stars: string[] = [];
  let at = first.length;
  for (const [index, literal] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const end = lower.length - literal.length;
    const found = isLast ? (lower.endsWith(literal) ? end : -1) : lower.indexOf(literal, at);
    if (found < at) return undefined;
    stars.push(path.slice(at, found));
    at = found + literal.length;
  }
  return stars;
}

/** A visitor's input must not lead to another host, as `//evil.example` would. */
function within(target: string): string {
  return target.replace(/^\/[/\\]+/, "/");
}
