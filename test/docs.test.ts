import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "~/platform/project-root";
import { readNamedTests, readRows } from "../scripts/lib/specification.mjs";

/** Documents are part of the product: what they name has to be there. */

const read = (path: string) => readFileSync(join(projectRoot(), path), "utf8");
const isThere = (path: string) => existsSync(join(projectRoot(), path));

const guides = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/architecture.md",
  "docs/operations.md",
  "docs/editors.md",
];
const records = readdirSync(join(projectRoot(), "docs/decisions")).sort();

const rows = readRows(read("docs/specification.md"));

describe("the specification's table", () => {
  it("numbers its rows without a gap, in each of the nine sections", () => {
    for (let section = 1; section <= 9; section += 1) {
      const ids = rows.map(({ id }) => id).filter((id) => id.startsWith(`S${section}.`));
      expect(ids.length).toBeGreaterThan(0);
      expect(ids).toEqual(ids.map((_, index) => `S${section}.${index + 1}`));
    }
  });

  it("says of every statement where it lives and which tests prove it", () => {
    const incomplete = rows.filter(({ statement, where, shownBy }) => {
      const { tests, unreadable } = readNamedTests(shownBy);
      return !statement || pathsIn(where).length === 0 || tests.length === 0 || unreadable.length > 0;
    });
    expect(incomplete).toEqual([]);
  });

  it("names places that exist", () => {
    const gone = rows.flatMap(({ id, where }) => pathsIn(where).map((path) => ({ id, path })));
    expect(gone.filter(({ path }) => !isThere(path))).toEqual([]);
  });

  // Fast, for whoever renames a test. The end of `npm test` compares each row with what ran (scripts/lib/unproved-rows.mjs).
  it("names tests that are in their files", () => {
    const named = rows.flatMap(({ id, shownBy }) =>
      readNamedTests(shownBy).tests.map((test) => ({ id, path: test.path, title: test.title })),
    );
    const isIn = (source: string, title: string) =>
      [JSON.stringify(title), `'${title}'`, `\`${title}\``].some((quoted) => source.includes(quoted));
    expect(named.filter(({ path, title }) => !isThere(path) || !isIn(read(path), title))).toEqual([]);
  });
});

describe("the guides", () => {
  it.each(guides)("%s names files and folders that exist", (guide) => {
    expect([...pathsIn(read(guide)), ...linksIn(guide)].filter((path) => !isThere(path))).toEqual([]);
  });

  it.each(guides)("%s gives commands that exist", (guide) => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = [...read(guide).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("list every setting, and none that is not read", () => {
    const settings = [...read("src/env.ts").matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(
      ([, name = ""]) => name,
    );
    const listed = tableCells(read("docs/operations.md")).flatMap((cell) =>
      [...cell.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name = ""]) => name),
    );
    expect(settings.length).toBeGreaterThan(20);
    expect([...new Set(listed)].sort()).toEqual([...settings].sort());
  });

  it("draw the tree as it is", () => {
    const tree = treeIn(read("docs/architecture.md"));
    expect(tree.length).toBeGreaterThan(20);
    expect(tree.filter((path) => !isThere(path))).toEqual([]);
  });
});

it("numbers decision records, each once; none is left out", () => {
  for (const name of records) expect(name).toMatch(/^\d{3}-[a-z0-9-]+\.md$/);
  const numbers = records.map((name) => Number(name.slice(0, 3)));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(Math.max(...numbers)).toBe(numbers.length);
});

/** What is set as code and begins with a folder of the project; names with a placeholder are none. */
function pathsIn(text: string): string[] {
  const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  return codes.filter((code) => /^(src|docs|test|scripts|bench|\.ci)\/[\w./$-]*$/.test(code));
}

/** The first cell of every row of every table. */
function tableCells(text: string): string[] {
  return text.split("\n").flatMap((line) => /^\| ([^|]+) \|/.exec(line)?.[1] ?? []);
}

/** Where a guide's own links lead, from the project's folder; addresses elsewhere are none. */
function linksIn(guide: string): string[] {
  const folder = guide.includes("/") ? "docs" : ".";
  const targets = [...read(guide).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = ""]) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target)).map((target) => join(folder, target));
}

/** The first block drawn as a tree: two spaces a level, the name first, what it is after it. */
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
