import document from "../../../docs/accessibility.md?raw";

interface KnownFailure {
  problem: string;
  /** What visitors can do now. */
  way: string;
  /** What the hospital does about it. */
  plan: string;
}

/** The facts about the site in docs/accessibility.md, for the public statement. */
interface AccessibilityFacts {
  /** Numbers of success criteria of WCAG, levels A and AA. */
  criteria: { all: number; tested: number; reviewed: number; untested: number };
  failures: KnownFailure[];
  /** The day of the list of failures, as it is written. */
  asOf: string;
}

/** The text under a heading of the second level. @throws Error if the document has none */
function sectionOf(heading: string): string {
  const [, after] = document.split(`\n## ${heading}\n`);
  if (after === undefined) throw new Error(`docs/accessibility.md has no heading “${heading}”.`);
  return after.split("\n## ")[0] ?? "";
}

/** The rows of the table in a section, without its head. */
function rowsOf(section: string): string[][] {
  const lines = section.split("\n").filter((line) => line.startsWith("| "));
  return lines.slice(1).map((line) => line.slice(2, -2).split(" | "));
}

export function accessibilityFacts(): AccessibilityFacts {
  const proofs = rowsOf(sectionOf("Criteria")).map(([, , shownBy = ""]) => shownBy);
  const [reviewed, untested] = ["reviewed: ", "not tested: "].map(
    (word) => proofs.filter((proof) => proof.startsWith(word)).length,
  ) as [number, number];
  const known = sectionOf("Known failures");
  const asOf = /^As of (\w+ \d+, \d{4})\./m.exec(known)?.[1];
  if (!asOf) throw new Error("docs/accessibility.md does not say of which day its known failures are.");
  return {
    criteria: {
      all: proofs.length,
      tested: proofs.length - reviewed - untested,
      reviewed,
      untested,
    },
    failures: rowsOf(known).map(([problem = "", , way = "", plan = ""]) => ({ problem, way, plan })),
    asOf,
  };
}
