import type { Locator } from "@playwright/test";

const DAY = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
const MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";

/** Text that differs from day to day, with its replacement. Longer patterns come first. */
const VARIABLE_PARTS: readonly [RegExp, string][] = [
  [new RegExp(`(?:${DAY},? )?${MONTH} \\d{1,2}(?!\\d)(?:, \\d{4})?`, "g"), "DATE"],
  [new RegExp(`${MONTH} \\d{4}`, "g"), "MONTH"],
  // Whether the chosen month is the first of the list.
  [/option "MONTH" \[selected\]/g, 'option "MONTH"'],
  // Whether a place is open, or a provider is there, as one line: "Closed" and "opens Monday 8:00 AM" have other lines than "Open 24 hours".
  [
    /^( *)- strong: (?:Open|Closed|Opens|Closes|Here|Not here)(?: [^\n]*)?(?:\n\1- text: [^\n]*)?$/gm,
    "$1- strong: OPEN OR CLOSED",
  ],
  [/\d+ seats? left/g, "SEATS left"],
  // Gifts that other tests make.
  [/\$\d{3},\d{3}/g, "SUM"],
  [/\d+ percent/g, "PERCENT"],
  [/\d+ (classes|events|results|providers)/g, "COUNT $1"],
  // On private pages: data that the test made up, sequential numbers, and times relative to now.
  [/[\w-]+@(?:donors\.)?example\.org/g, "EMAIL"],
  [/\b([GMR])-\d+\b/g, "$1-NUMBER"],
  [/\b\d{4}-\d{6}\b/g, "RECEIPT NUMBER"],
  [/\b[A-Z\d]{4} [A-Z\d]{4}$/gm, "CHECK-IN CODE"],
  [/((?:Sent|changed|until) DATE \| )\d+:\d\d [AP]M/g, "$1TIME"],
  [/\b\d{4}(: \$\d)/g, "YEAR$1"],
  [/(summary of )\d{4}/g, "$1YEAR"],
];

/**
 * The accessibility tree of an element as text: roles, names, and states in reading order. Addresses are left
 * out, and what differs from day to day is replaced. Options of a menu that are then equal are merged.
 */
export async function stableTree(element: Locator): Promise<string> {
  const tree = (await element.ariaSnapshot()).replaceAll(/\n\s*- \/url: [^\n]*/g, "");
  const stable = VARIABLE_PARTS.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), tree);
  const lines = stable.split("\n").map((line) => line.trimEnd());
  return `${lines.filter((line, at) => line !== lines[at - 1]).join("\n")}\n`;
}
