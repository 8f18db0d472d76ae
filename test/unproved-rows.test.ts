import { describe, expect, it } from "vitest";
import { playwrightRuns, unprovedRows, vitestRuns } from "../scripts/lib/unproved-rows.mjs";

const vitestFile = "src/gift.test.ts";
const browserFile = "test/end-to-end/menu.spec.ts";

const row = (id: string, ...tests: string[]) =>
  `| ${id} | A statement | \`src/gift.ts\` | ${tests.join("<br>")} |`;

/** A Vitest report with one file. */
function vitestReport(...tests: [title: string, status: string, ...groups: string[]][]) {
  const assertionResults = tests.map(([title, status, ...ancestorTitles]) => ({
    title,
    status,
    ancestorTitles,
  }));
  return { testResults: [{ name: `/project/${vitestFile}`, assertionResults }] };
}

/** A Playwright report with one file and a group in it; a test has one status for each project it ran in. */
function playwrightReport(...tests: [title: string, ...statuses: string[]][]) {
  const specs = tests.map(([title, ...statuses]) => ({
    title,
    tests: statuses.map((status) => ({ status })),
  }));
  const file = "menu.spec.ts";
  return {
    config: { rootDir: "/project/test/end-to-end" },
    suites: [{ title: file, file, specs: [], suites: [{ title: "the menu", file, specs }] }],
  };
}

const afterVitest = (document: string, ...tests: Parameters<typeof vitestReport>) =>
  unprovedRows(document, vitestRuns(vitestReport(...tests), "/project"));
const afterPlaywright = (document: string, ...tests: Parameters<typeof playwrightReport>) =>
  unprovedRows(document, playwrightRuns(playwrightReport(...tests), "/project"));

describe("a row is proved", () => {
  it("by tests of both runners that passed", () => {
    const document = row("S1.1", `\`${vitestFile}\` › is paid`, `\`${browserFile}\` › opens`);
    const runs = [
      ...vitestRuns(vitestReport(["is paid", "passed", "a gift"]), "/project"),
      ...playwrightRuns(playwrightReport(["opens", "expected"]), "/project"),
    ];
    expect(unprovedRows(document, runs)).toEqual([]);
  });

  it("by a browser test that passed in one project and was skipped in another", () => {
    expect(
      afterPlaywright(row("S1.1", `\`${browserFile}\` › opens`), ["opens", "skipped", "expected"]),
    ).toEqual([]);
  });

  it.each([
    ["%s is for %j", 'A gift (of $5) is for "Other"'],
    ["$kind.name costs 5 %", "A class costs 5 %"],
    [`closes by \${name}, and stays closed`, "closes by its button (×), and stays closed"],
    ["one \\| two", "one | two"],
  ])("by an expanded title: %s", (title, expanded) => {
    expect(afterVitest(row("S1.1", `\`${vitestFile}\` › ${title}`), [expanded, "passed"])).toEqual([]);
  });
});

describe("a row is not proved", () => {
  it.each([
    ["by a test that failed", "is paid", [["is paid", "failed"]], "failed"],
    ["by a test that was skipped", "is paid", [["is paid", "pending"]], "was skipped"],
    ["by a test that has another title", "is paid", [["is paid twice", "passed"]], "did not run"],
    ["by a title in which a sign is another", "is paid.", [["is paid!", "passed"]], "did not run"],
    [
      "when one expansion of a title failed",
      "%s is paid",
      [
        ["A is paid", "passed"],
        ["B is paid", "failed"],
      ],
      "failed",
    ],
    [
      "when one expansion of a title was skipped",
      "%s is paid",
      [
        ["A is paid", "passed"],
        ["B is paid", "skipped"],
      ],
      "was skipped",
    ],
    ["by a title that any test could have", "%s", [["is paid", "passed"]], "could be any test of its file"],
  ] as [string, string, [string, string][], string][])("%s", (_, title, tests, problem) => {
    expect(afterVitest(row("S1.1", `\`${vitestFile}\` › ${title}`), ...tests)).toEqual([
      `S1.1: \`${vitestFile}\` › ${title} ${problem}`,
    ]);
  });

  it("when a test of the same title in another group was skipped", () => {
    const document = row("S1.1", `\`${vitestFile}\` › is refused`);
    const problems = afterVitest(
      document,
      ["is refused", "passed", "a gift"],
      ["is refused", "skipped", "a class"],
    );
    expect(problems).toEqual([`S1.1: \`${vitestFile}\` › is refused was skipped`]);
  });

  it.each(["unexpected", "flaky"])("by a browser test that was %s in one project", (status) => {
    const document = row("S1.1", `\`${browserFile}\` › opens`);
    expect(afterPlaywright(document, ["opens", "expected", status])).toEqual([
      `S1.1: \`${browserFile}\` › opens failed`,
    ]);
  });

  it("and is listed with the other rows that name the same test", () => {
    const test = `\`${vitestFile}\` › is paid`;
    const document = [row("S1.1", test), row("S1.2", `\`${vitestFile}\` › is thanked`, test)].join("\n");
    expect(afterVitest(document, ["is paid", "failed"], ["is thanked", "passed"])).toEqual([
      `S1.1, S1.2: ${test} failed`,
    ]);
  });

  it("by a test of another file", () => {
    const document = row("S1.1", "`src/other.test.ts` › is paid");
    expect(afterVitest(document, ["is paid", "passed"])).toEqual([
      "S1.1: `src/other.test.ts` › is paid did not run",
    ]);
  });

  it("by words that name no test", () => {
    expect(unprovedRows(row("S1.1", "somebody looked at it"), [])).toEqual([
      "S1.1: “somebody looked at it” names no test",
    ]);
  });
});

it("a document without rows is not proved", () => {
  expect(unprovedRows("# The specification\n", [])).toEqual(["The specification has no rows."]);
});
