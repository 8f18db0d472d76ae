import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** A function fits on a screen (docs/style.md). The linter's limit counts fewer of a function's lines. */
const MAX_LINES = 60;

test("every function of the product fits on a screen", () => {
  const files = globSync("{src,scripts}/**/*.{ts,tsx,mjs}").filter(
    (file) => !/\.(test|fixture)\./.test(file),
  );
  expect(files.length).toBeGreaterThan(2_500);
  expect(files.flatMap((file) => longFunctions(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("a longer function is found", () => {
  const body = (lines: number) => `export function made() {\n${"run();\n".repeat(lines - 2)}}`;
  expect(longFunctions("made.ts", body(MAX_LINES))).toEqual([]);
  expect(longFunctions("made.ts", body(MAX_LINES + 1))).toEqual(["made.ts:1 61 lines"]);
});

/** @returns a line such as `src/main.ts:12 61 lines` for each */
function longFunctions(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const first = lineAt(node.getStart());
      const lines = lineAt(node.end) - first + 1;
      if (lines > MAX_LINES) found.push(`${file}:${first + 1} ${lines} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
