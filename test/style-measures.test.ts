import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/platform/project-root";
import { anchorGap, breakpoints, motion } from "~/ui/tokens";

/** Dimensions that both the style sheet and the code need are in two files; they must agree. */
const styleSheet = readFileSync(join(projectRoot(), "src/ui/tokens.css"), "utf8");

/** The values of a dimension in each block of the style sheet that sets it, in order. */
function inStyleSheet(name: string): string[] {
  return [...styleSheet.matchAll(new RegExp(`--${name}: ([^;]+);`, "g"))].map(([, value = ""]) => value);
}

test("page transitions take 300 ms and modal transitions 600 ms, in code and in styles", () => {
  expect([motion.page, motion.modal]).toEqual([300, 600]);
  for (const [name, milliseconds] of Object.entries(motion))
    expect(inStyleSheet(`motion-${name}`)).toEqual([`${milliseconds}ms`]);
});

test("styles and code leave the same space above an anchor, and change it at the same width", () => {
  expect(inStyleSheet("anchor-gap")).toEqual([`${anchorGap.mobile}px`, `${anchorGap.tablet}px`]);
  expect(anchorGap.desktop).toBe(anchorGap.tablet);
  const wider = styleSheet.slice(styleSheet.lastIndexOf("@media", styleSheet.lastIndexOf("--anchor-gap")));
  expect(wider).toMatch(new RegExp(`^@media \\(min-width: ${breakpoints.md / 16}em\\)`));
});

/** Declarations of a width in px that is wider than a target for a finger: no words fit into one when text is enlarged. */
function fixedWidths(css: string): string[] {
  const declarations = css.matchAll(
    /(?<![-\w])(?:(?:min-|max-)?(?:width|inline-size)|flex-basis): ([\d.]+)px(?=[;\s}])/g,
  );
  return [...declarations].filter(([, width]) => Number(width) > 48).map(([declaration]) => declaration);
}

test("nothing on public pages that holds words has a width in px", () => {
  const files = globSync("src/**/*.css", { cwd: projectRoot() }).filter((file) => !file.includes("/admin/"));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    fixedWidths(readFileSync(join(projectRoot(), file), "utf8")).map((one) => `${file}: ${one}`),
  );
  expect(found).toEqual([]);
  expect(fixedWidths(".a { width: 320px; } .b { max-width: 49px }")).toEqual([
    "width: 320px",
    "max-width: 49px",
  ]);
});
