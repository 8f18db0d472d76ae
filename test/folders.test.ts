import { globSync } from "node:fs";
import { expect, test } from "vitest";

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
