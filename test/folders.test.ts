import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** A file of at most so many lines that one file beside it imports, and no test, is a part of that file. */
const MAX_LINES_OF_PART = 12;

/** The parts of a feature. Import rules and manifests go by these names, so that one of them may hold a single file. */
const PARTS = /^src\/features\/[^/]+\/(shared\/)?(admin|api|shared|site)$/;

test("no folder holds a single file", () => {
  const files = globSync("{src,test,bench,scripts}/**/*.*", { exclude: ["**/node_modules"] });
  expect(files.length).toBeGreaterThan(3_000);
  expect(foldersOfOneFile(files)).toEqual([]);
});

test("a folder of one file is found, unless it is a part of a feature", () => {
  const files = [
    "src/ui/button/button.tsx",
    "src/ui/card/card.tsx",
    "src/ui/card/parts/title.tsx",
    "src/ui/card/parts/body.tsx",
    "src/features/news/admin/menu.ts",
    "src/features/news/shared/site/latest.ts",
  ];
  expect(foldersOfOneFile(files)).toEqual(["src/ui/button"]);
});

test("no small file is imported only by one file beside it", () => {
  const files = globSync("{src,test,bench}/**/*.{ts,tsx}", { exclude: ["**/node_modules"] });
  expect(files.length).toBeGreaterThan(3_000);
  expect(parts(new Map(files.map((file) => [file, readFileSync(file, "utf8")])))).toEqual([]);
});

test("such a small file is found, unless it is loaded on demand, tested, or imported from elsewhere", () => {
  const files = new Map([
    [
      "src/ui/card.tsx",
      'import { a } from "./a";\nimport { b } from "./b";\nimport { d } from "~/ui/d";\nimport("./c");',
    ],
    ["src/ui/a.ts", "export const a = 1;"],
    ["src/ui/b.ts", "export const b = 1;"],
    ["src/ui/b.test.ts", 'import { b } from "./b";'],
    ["src/ui/c.ts", "export const c = 1;"],
    ["src/ui/d.ts", `${"\n".repeat(MAX_LINES_OF_PART)}export const d = 1;`],
  ]);
  expect(parts(files)).toEqual(["src/ui/a.ts"]);
});

/** @param files contents by path */
function parts(files: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, { from: string; isOnDemand: boolean }[]>();
  for (const [from, code] of files) {
    for (const [, before, target = ""] of code.matchAll(/(from |import |import\()"([~.][^"]+)"/g)) {
      const path = target.startsWith("~/") ? join("src", target.slice(2)) : join(dirname(from), target);
      const file = [path, `${path}.ts`, `${path}.tsx`].find((candidate) => files.has(candidate));
      if (file)
        importers.set(file, [...(importers.get(file) ?? []), { from, isOnDemand: before === "import(" }]);
    }
  }
  return [...importers].flatMap(([file, [first, ...others]]) => {
    if (!first || others.length > 0 || first.isOnDemand || first.from.includes(".test.")) return [];
    const isSmall = (files.get(file) ?? "").trimEnd().split("\n").length <= MAX_LINES_OF_PART;
    // The generator of migrations finds tables by the name of their file, and only .tsx files hold JSX.
    const needsOwnFile =
      /\/tables?\.ts$/.test(file) || (file.endsWith(".tsx") && !first.from.endsWith(".tsx"));
    return isSmall && !needsOwnFile && dirname(first.from) === dirname(file) ? [file] : [];
  });
}

/** @returns folders below which there is one file in all */
function foldersOfOneFile(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const parts = file.split("/").slice(0, -1);
    for (let depth = 2; depth <= parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join("/");
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return [...counts].flatMap(([folder, count]) => (count === 1 && !PARTS.test(folder) ? [folder] : []));
}
