import { relative } from "node:path";
import { readNamedTests, readRows, titlePattern } from "./specification.mjs";

/**
 * @typedef {object} TestRun one run of a test; a browser test may run in several projects
 * @property {string} path the test file, relative to the project's folder
 * @property {string} title
 * @property {string} name the titles of its groups and its own
 * @property {"passed" | "failed" | "skipped"} outcome
 * @property {string} [problem] the runner's message for a failed test
 */

/**
 * The rows of the specification whose named tests did not all run and pass.
 * @param {string} document the text of docs/specification.md
 * @param {TestRun[]} runs every test that ran or was skipped
 * @returns {string[]} a line for each such test: the ids of its rows, the test, and why
 */
export function unprovedRows(document, runs) {
  const rows = readRows(document);
  if (rows.length === 0) return ["The specification has no rows."];
  const runsByFile = grouped(runs, ({ path }) => path);

  const problems = rows.flatMap(({ id, shownBy }) => {
    const { tests, unreadable } = readNamedTests(shownBy);
    return [
      ...unreadable.map((text) => ({ id, problem: `“${text}” names no test` })),
      ...tests.flatMap(({ path, title }) => {
        const why = problemWith(title, runsByFile.get(path) ?? []);
        return why ? [{ id, problem: `\`${path}\` › ${title} ${why}` }] : [];
      }),
    ];
  });
  return [...grouped(problems, ({ problem }) => problem)].map(
    ([problem, ofRows]) => `${ofRows.map(({ id }) => id).join(", ")}: ${problem}`,
  );
}

/** Node 20 has no Map.groupBy. */
function grouped(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    if (groups.has(key)) groups.get(key).push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/**
 * Why the runs of a named test do not prove its row; undefined if they do. Every expansion of a title with
 * placeholders must pass.
 */
function problemWith(title, runsOfFile) {
  const pattern = titlePattern(title);
  if (!pattern) return "could be any test of its file";
  const runs = runsOfFile.filter((run) => pattern.test(run.title));
  if (runs.length === 0) return "did not run";
  if (runs.some(({ outcome }) => outcome === "failed")) return "failed";
  const passed = new Set(runs.filter(({ outcome }) => outcome === "passed").map(({ name }) => name));
  return runs.every(({ name }) => passed.has(name)) ? undefined : "was skipped";
}

/**
 * @param {object} report the output of Vitest's JSON reporter
 * @param {string} root the project's folder
 * @returns {TestRun[]}
 */
export function vitestRuns(report, root) {
  return report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
      path: relative(root, file),
      title,
      name: [...ancestorTitles, title].join(" › "),
      outcome: status === "passed" || status === "failed" ? status : "skipped",
      problem: failureMessages?.[0],
    })),
  );
}

/**
 * @param {object} report the output of Playwright's JSON reporter
 * @param {string} root the project's folder
 * @returns {TestRun[]}
 */
export function playwrightRuns(report, root) {
  const folder = relative(root, report.config.rootDir);
  const runsIn = (suite, groups) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        path: `${folder}/${suite.file}`,
        title,
        name: [...groups, title].join(" › "),
        outcome: status === "expected" ? "passed" : status === "skipped" ? "skipped" : "failed",
        problem: results?.flatMap(({ errors }) => errors ?? [])[0]?.message,
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => runsIn(inner, [...groups, inner.title])),
  ];
  return report.suites.flatMap((file) => runsIn(file, []));
}
