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
