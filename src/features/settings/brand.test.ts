import { expect, test } from "vitest";
import { brandCss, brandOf } from "./brand";
import { brandProblems } from "./brand-problems";

test("the default colors, and a brand with enough contrast, have no problem", () => {
  expect(brandProblems({})).toEqual([]);
  expect(brandProblems({ brandMain: "#14365c", brandMainDeep: "#0b2440" })).toEqual([]);
});

test("refuses a pair without enough contrast at its field, with the contrast", () => {
  const problems = brandProblems({ brandLink: "#7fd4c1" });
  expect(problems.length).toBeGreaterThan(2);
  expect(problems[0]).toEqual({
    severity: "hard",
    propertyName: "brandLink",
    message:
      "“Links and buttons” (#7fd4c1) on “white” (#ffffff) has a contrast of 1.73 to 1; letters need 4.5.",
  });
  // Two custom colors are compared with each other, not with the defaults that they replace.
  expect(
    brandProblems({ brandSignal: "#f2b441", brandMain: "#f2b441" }).map(({ message }) => message),
  ).toContain(
    "“Signal color” (#f2b441) on “Main color” (#f2b441) has a contrast of 1 to 1; letters need 4.5.",
  );
});

test("the style sheet has the chosen colors and no invalid value", () => {
  expect(brandCss({})).toBe("");
  expect(brandOf({})).toBeNull();
  expect(brandCss({ brandMain: "#14365c", brandWarm: "red;}body{display:none" })).toBe(
    ":root{--color-pine:#14365c}",
  );
  const brand = brandOf({ brandMain: "#14365c" });
  expect(brand).toMatchObject({ main: "#14365c", signal: "#f2b441" });
  expect(brand?.version).not.toBe(brandOf({ brandMain: "#14365d" })?.version);
});
