import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Problem } from "../problem.mjs";
import { inProject } from "../project.mjs";
import { runQuietly } from "../run-quietly.mjs";

/** Lines that our own lint rules must report. A new rule needs a line here. */
const forbidden = [
  "export const object = { one, ...{ two: 2 } };",
  "export const array = [one, ...[2]];",
  "export const call = run(one, ...[2]);",
  "export const constant = [...([1] as const)];",
  "export const checked = { ...({ two: 2 } satisfies Two) };",
  "export const attributes = <One {...{ two: 2 }} />;",
  "export const chosen = { one, ...(two && { two }) };",
  "export const either = { one, ...(two ? { two } : {}) };",
  "export const chosenAttributes = <One {...(two && { two })} />;",
  "export const anything = one as never;",
  "export const line = <input maxLength={255} />;",
  'export const words = "A file of at most 5,000 rows.";',
  "export const filled = `Up to 50 MB.`;",
  "export const shown = <p>Use at least 8 characters.</p>;",
];

/** Similar lines that are correct: copies, conditional entries of an array, a type that is `never`. */
const allowed = [
  "export const called = { ...(await run(one)), ...(one ?? two) };",
  "export const copy = { ...one };",
  "export const some = [...(one ? [2] : []), ...[2, 3].map(run)];",
  "export const given = <One {...one} />;",
  "export const none: never[] = [];",
  "export const derived = <input maxLength={MAX_LINE_LENGTH} tabIndex={0} />;",
  "export const stated = up(inMegabytes(MAX_FILE_BYTES));",
];

/**
 * Lints lines that break the rules, and lines that do not.
 * @returns {Promise<string[]>} the lines that the linter judged wrong
 */
export async function plantedLint(node) {
  const folder = await mkdtemp(join(tmpdir(), "openward-planted-lint-"));
  try {
    const reported = await lint(node, folder, [...forbidden, ...allowed]);
    return [
      ...forbidden.filter((line) => !reported.has(line)).map((line) => `not reported: ${line}`),
      ...allowed
        .filter((line) => reported.has(line))
        .map((line) => `reported, although it is correct: ${line}`),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @returns {Promise<Set<string>>} the lines for which the linter reports an error */
async function lint(node, folder, lines) {
  await writeFile(join(folder, "planted.tsx"), `${lines.join("\n")}\n`);
  const program = inProject("node_modules/@biomejs/biome/bin/biome");
  // The folder is outside the repository, so the repository's ignore rules do not apply to it.
  const options = [
    "--reporter=json",
    "--max-diagnostics=none",
    "--vcs-enabled=false",
    `--config-path=${inProject("biome.json")}`,
  ];
  const { output, stdout } = await runQuietly(node, [program, "lint", ...options, folder]);
  if (!stdout.startsWith("{")) throw new Problem("The planted lines could not be linted.", output);
  const errors = JSON.parse(stdout).diagnostics.filter(({ severity }) => severity === "error");
  return new Set(errors.map(({ location }) => lines[location.start.line - 1]));
}
