import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { accessibility } from "~/demo/content/pages/accessibility";
import { projectRoot } from "~/platform/project-root";
import { readNamedTests } from "../scripts/lib/specification.mjs";

/** WCAG 2.2, levels A and AA; 4.1.1 is obsolete. */
const CRITERIA = {
  A: "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2",
  AA: "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3",
};

const read = (path: string) => readFileSync(join(projectRoot(), path), "utf8");

/** The cells of the rows of the table under a heading of docs/accessibility.md. */
function rowsUnder(heading: string): string[][] {
  const [, section = ""] = read("docs/accessibility.md").split(`\n## ${heading}\n`);
  const [body = ""] = section.split("\n## ");
  const lines = body.split("\n").filter((line) => line.startsWith("| "));
  return lines.slice(1).map((line) => line.slice(2, -2).split(" | "));
}

test("the document has a row for each criterion of WCAG 2.2, levels A and AA", () => {
  const written = rowsUnder("Criteria").map(
    ([criterion = "", level]) => `${criterion.split(" ")[0]} ${level}`,
  );
  const due = Object.entries(CRITERIA).flatMap(([level, numbers]) =>
    numbers.split(" ").map((one) => `${one} ${level}`),
  );
  expect(written.toSorted()).toEqual(due.toSorted());
});

test("each criterion names tests that exist, or says why there is none", () => {
  const problems = rowsUnder("Criteria").flatMap(([criterion, , shownBy = ""]) => {
    if (/^(not tested|reviewed): \S/.test(shownBy)) return [];
    const { tests, unreadable } = readNamedTests(shownBy);
    const isThere = ({ path, title }: { path: string; title: string }) =>
      existsSync(join(projectRoot(), path)) &&
      [JSON.stringify(title), `'${title}'`, `\`${title}\``].some((quoted) => read(path).includes(quoted));
    const gone = tests.filter((one) => !isThere(one)).map(({ path, title }) => `${path} › ${title}`);
    return [...gone, ...unreadable, ...(tests.length === 0 ? ["no test"] : [])].map(
      (one) => `${criterion}: ${one}`,
    );
  });
  expect(problems).toEqual([]);
});

test("the public statement says what the document says", () => {
  const known = accessibility.blocks.find(
    ({ type, props }) => type === "table" && props.heading === "What does not work yet",
  );
  const rows = rowsUnder("Known failures");
  expect(rows.length).toBeGreaterThan(0);
  expect(known?.props.rows).toEqual(rows.map(([problem, , way, plan]) => [problem, way, plan]));
  const shown = rowsUnder("Criteria").filter(([, , shownBy = ""]) => shownBy.startsWith("`")).length;
  const all = Object.values(CRITERIA).join(" ").split(" ").length;
  expect(JSON.stringify(accessibility)).toContain(
    `Levels A and AA have ${all} criteria. Tests show ${shown} of them`,
  );
});
