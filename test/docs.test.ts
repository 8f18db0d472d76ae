import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "~/platform/project-root";
import { readNamedTests, readRows, titlePattern } from "../scripts/lib/specification.mjs";

/** Documents are part of the product: the files, commands, and functions that they name exist. */

const read = (path: string) => readFileSync(join(projectRoot(), path), "utf8");
const pathExists = (path: string) => existsSync(join(projectRoot(), path));

const decisions = readdirSync(join(projectRoot(), "docs/decisions"))
  .sort()
  .map((name) => `docs/decisions/${name}`);
/** The specification is a table with its own checks below. */
const guides = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
  ...readdirSync(join(projectRoot(), "docs"))
    .filter((name) => name.endsWith(".md") && name !== "specification.md")
    .map((name) => `docs/${name}`),
];
const documents = [...guides, ...decisions, "docs/specification.md"];

const rows = readRows(read("docs/specification.md"));

describe("the specification's table", () => {
  it("numbers the rows of each of its sections without a gap", () => {
    const sections = read("docs/specification.md").match(/^## \d+/gm) ?? [];
    expect(sections.length).toBeGreaterThan(8);
    for (const section of sections.map((heading) => heading.slice("## ".length))) {
      const ids = rows.map(({ id }) => id).filter((id) => id.startsWith(`S${section}.`));
      expect(ids.length).toBeGreaterThan(0);
      expect(ids).toEqual(ids.map((_, index) => `S${section}.${index + 1}`));
    }
  });

  it("names the code and the tests of every statement", () => {
    const incomplete = rows.filter(({ statement, where, shownBy }) => {
      const { tests, unreadable } = readNamedTests(shownBy);
      return !statement || pathsIn(where).length === 0 || tests.length === 0 || unreadable.length > 0;
    });
    expect(incomplete).toEqual([]);
  });

  it("names files and folders that exist", () => {
    const gone = rows.flatMap(({ id, where }) => pathsIn(where).map((path) => ({ id, path })));
    expect(gone.filter(({ path }) => !pathExists(path))).toEqual([]);
  });

  it("names each test by words, which no other test of its file has", () => {
    const named = rows.flatMap(({ id, shownBy }) =>
      readNamedTests(shownBy).tests.map(({ title }) => ({ id, title })),
    );
    expect(named.filter(({ title }) => !titlePattern(title))).toEqual([]);
  });

  // A fast check for renamed tests. The end of `npm test` compares each row with the tests that ran (scripts/lib/unproved-rows.mjs).
  it("names tests that are in their files", () => {
    const named = rows.flatMap(({ id, shownBy }) =>
      readNamedTests(shownBy).tests.map((test) => ({ id, path: test.path, title: test.title })),
    );
    const isIn = (source: string, title: string) =>
      [JSON.stringify(title), `'${title}'`, `\`${title}\``].some((quoted) => source.includes(quoted));
    expect(named.filter(({ path, title }) => !pathExists(path) || !isIn(read(path), title))).toEqual([]);
  });
});

describe("the documents", () => {
  it("name files and folders that exist", () => {
    const named = documents.flatMap((document) =>
      [...pathsIn(read(document)), ...linksIn(document).map(({ path }) => path)].map((path) => ({
        document,
        path,
      })),
    );
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter(({ path }) => !pathExists(path))).toEqual([]);
  });

  it("link to headings that exist", () => {
    const links = documents.flatMap((document) =>
      linksIn(document)
        .filter(({ path, heading }) => heading && pathExists(path))
        .map(({ path, heading }) => ({ document, path, heading })),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ path, heading }) => !headingsIn(read(path)).has(heading))).toEqual([]);
  });

  it("refer to decisions by links", () => {
    expect(documents.filter((document) => /\[\d{3}\](?!\()/.test(read(document)))).toEqual([]);
  });

  it("name functions and variables that exist", () => {
    const words = sourceWords();
    const named = documents.flatMap((document) =>
      identifiersIn(read(document)).map((name) => ({ document, name })),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ name }) => !words.has(name))).toEqual([]);
  });
});

describe("the guides", () => {
  it.each(guides)("%s gives commands that exist", (guide) => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = [...read(guide).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("list every setting of src/env.ts, and no others", () => {
    const settings = [...read("src/env.ts").matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(
      ([, name = ""]) => name,
    );
    const listed = tableCells(read("docs/operations.md")).flatMap((cell) =>
      [...cell.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name = ""]) => name),
    );
    expect(settings.length).toBeGreaterThan(20);
    expect([...new Set(listed)].sort()).toEqual([...settings].sort());
  });

  it("start the changelog with the version of package.json, and have a backup of each earlier release", () => {
    const versions = [...read("CHANGELOG.md").matchAll(/^## (.+)$/gm)].map(([, version = ""]) => version);
    const { version } = JSON.parse(read("package.json")) as { version: string };
    const [newest, ...before] = versions;
    expect(newest).toBe(version);
    expect(before.length).toBeGreaterThan(0);
    expect(before.filter((release) => !pathExists(`test/releases/${release}.backup`))).toEqual([]);
  });

  it.each(["docs/architecture.md", "docs/code-map.md"])("draw the tree as it is in %s", (guide) => {
    const tree = treeIn(read(guide));
    expect(tree.length).toBeGreaterThan(20);
    expect(tree.filter((path) => !pathExists(path))).toEqual([]);
  });

  it("name every folder of the features, the kits, and the tests in the code map", () => {
    const tree = new Set(treeIn(read("docs/code-map.md")).map((path) => path.replace(/\/$/, "")));
    const folders = [
      "src/app",
      "src/server",
      "src/site",
      "src/admin",
      "src/features",
      "src/content",
      "src/platform",
      "src/demo",
      "test",
    ].flatMap((parent) =>
      readdirSync(join(projectRoot(), parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${parent}/${entry.name}`),
    );
    expect(folders.length).toBeGreaterThan(100);
    expect(folders.filter((folder) => !tree.has(folder))).toEqual([]);
  });

  it("state the style on one page", () => {
    const text = read("docs/style.md");
    expect(text.split("\n").length).toBeLessThanOrEqual(125);
    expect(wordsOf(text)).toBeLessThanOrEqual(900);
  });

  it("describe the architecture on two screens", () => {
    expect(read("docs/architecture.md").split("\n").length).toBeLessThanOrEqual(115);
  });
});

describe("the decisions", () => {
  it("are numbered without a gap", () => {
    const numbers = decisions.map((path) => Number(/\/(\d{3})-[a-z0-9-]+\.md$/.exec(path)?.[1]));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it.each(decisions)("%s has a date, a status, and three parts, and fits half a page", (path) => {
    const text = read(path);
    const number = /\/(\d{3})-/.exec(path)?.[1];
    expect(text).toMatch(
      new RegExp(`^# ${number} \\S.*\\n\\nDate: \\d{4}-\\d\\d-\\d\\d\\. Status: (accepted|superseded)`),
    );
    const parts = [...text.matchAll(/^#{2,} (.+)$/gm)].map(([, heading]) => heading);
    expect(parts).toEqual(["Context", "Decision", "Consequences"]);
    expect(wordsOf(text)).toBeLessThanOrEqual(300);
  });
});

function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Paths in code spans that begin with a folder of the project. Paths with a placeholder do not count. */
function pathsIn(text: string): string[] {
  const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  return codes.filter((code) => /^(src|docs|test|scripts|bench|\.ci)\/[\w./$-]*$/.test(code));
}

/** The first cell of every row of every table. */
function tableCells(text: string): string[] {
  return text.split("\n").flatMap((line) => /^\| ([^|]+) \|/.exec(line)?.[1] ?? []);
}

/** The targets of a document's links within the repository: the path from its root, and the heading. */
function linksIn(document: string): { path: string; heading: string }[] {
  const targets = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = "", heading = ""] = target.split("#");
      return { path: path ? join(dirname(document), path) : document, heading };
    });
}

/** The anchors that GitHub makes from a document's headings. */
function headingsIn(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

/** Names of other products' settings that the documents mention. */
const foreignNames = ["MaxFileSize", "MaxScanSize", "protectedPassword", "reuseContext"];

/** Code spans that are names in camelCase or PascalCase, such as `publishItem` and `AppError`. */
function identifiersIn(text: string): string[] {
  const prose = text.replaceAll(/```[\s\S]*?```/g, "");
  const codes = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code.replace(/\(\)$/, ""));
  return codes.filter((code) => /^[A-Za-z]*[a-z][A-Z][A-Za-z]*$/.test(code) && !foreignNames.includes(code));
}

/** Every word in the sources, tests, and scripts. */
function sourceWords(): Set<string> {
  const files = ["src", "test", "scripts", "bench"].flatMap((folder) =>
    readdirSync(join(projectRoot(), folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|mjs|cjs)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return new Set(files.flatMap((path) => read(path).match(/\w+/g) ?? []));
}

/** The paths in the first block that is drawn as a tree: two spaces per level, then the name, then its description. */
function treeIn(text: string): string[] {
  const block = /```text\n([\s\S]*?)```/.exec(text)?.[1] ?? "";
  const folders: string[] = [];
  return block.split("\n").flatMap((line) => {
    const [, indent = "", name = ""] = /^( *)(\S+)/.exec(line) ?? [];
    if (!name) return [];
    folders.length = indent.length / 2;
    folders.push(name);
    return [join(...folders)];
  });
}
