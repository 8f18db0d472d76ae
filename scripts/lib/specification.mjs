/**
 * @typedef {{ path: string, title: string }} NamedTest a test that a row names; the title may contain
 * placeholders (`%s`, `$name`, `${expression}`)
 * @typedef {{ id: string, statement: string, where: string, shownBy: string }} Row
 */

/** @param {string} document the text of docs/specification.md @returns {Row[]} */
export function readRows(document) {
  return document
    .split("\n")
    .filter((line) => /^\| S\d/.test(line))
    .map((line) => {
      const [, id = "", statement = "", where = "", shownBy = ""] = line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim());
      return { id, statement, where, shownBy };
    });
}

/** Placeholders of `it.each` and template literals: `%s`, `$name`, `$name.part`, `${expression}`. */
const placeholder = /\$\{[^}]*\}|\$[a-z_][\w.]*|\$#|%[sdifjoOc#$]/i;

/**
 * Matches the titles that a title with placeholders can become.
 * @param {string} title
 * @returns {RegExp | undefined} undefined for a title of placeholders alone, which any test of its file could have
 */
export function titlePattern(title) {
  const words = title.split(new RegExp(placeholder, "gi"));
  if (!words.some((text) => /\p{L}/u.test(text))) return undefined;
  return new RegExp(`^${words.map(escaped).join(".*")}$`, "su");
}

function escaped(text) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/**
 * Parses the tests in a row's last cell: `file` › title, separated by `<br>`.
 * @param {string} shownBy
 * @returns {{ tests: NamedTest[], unreadable: string[] }}
 */
export function readNamedTests(shownBy) {
  const tests = [];
  const unreadable = [];
  for (const part of shownBy.split("<br>").map((text) => text.trim())) {
    const [, path, title] = /^`([^`]+)` › (.+)$/.exec(part) ?? [];
    if (path) tests.push({ path, title: title.replaceAll("\\|", "|") });
    else unreadable.push(part);
  }
  return { tests, unreadable };
}
