import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { colors } from "./colors";
import { contrastRatio } from "./contrast-ratio";
import { colorPairs, MINIMUM } from "./pairs";

const css = readFileSync(new URL("../tokens.css", import.meta.url), "utf8");
const inCss = new Map(
  [...css.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6});/gi)].map((found) => [found[1], found[2]]),
);

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("the contrast ratio", () => {
  test("black on white is 21, the maximum of the definition", () => {
    expect(contrastRatio("#000000", "#FFFFFF")).toBeCloseTo(21);
  });

  test("#767676 on white is the lightest gray that carries text", () => {
    expect(contrastRatio("#767676", "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio("#777777", "#ffffff")).toBeLessThan(4.5);
  });

  test("does not depend on the order, and is always between 1 and 21", () => {
    fc.assert(
      fc.property(anyColor, anyColor, (a, b) => {
        const ratio = contrastRatio(a, b);
        expect(ratio).toBe(contrastRatio(b, a));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
      }),
    );
  });

  test("refuses what is not a color", () => {
    expect(() => contrastRatio("teal", "#ffffff")).toThrow(RangeError);
  });
});

test.each(colorPairs)("$front on $ground is legible as $use", ({ front, ground, use }) => {
  const ratio = contrastRatio(inCss.get(front) ?? "", inCss.get(ground) ?? "");
  expect(ratio).toBeGreaterThanOrEqual(MINIMUM[use]);
});

test("code uses the colors of the style sheet", () => {
  expect(
    Object.fromEntries(Object.keys(colors).map((name) => [name, inCss.get(name)?.toLowerCase()])),
  ).toEqual(colors);
});
