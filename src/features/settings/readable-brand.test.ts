import fc from "fast-check";
import { expect, test } from "vitest";
import { brandProblems } from "./brand-problems";
import { readableBrand, withShades } from "./readable-brand";

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("keeps colors that can be read, and adds their darker shades", () => {
  const navy = { brandMain: "#14365c", brandLink: "#1c5f9e", brandWarm: null, brandSignal: null };
  expect(readableBrand(navy)).toEqual({
    ...navy,
    brandMainDeep: "#0e2742",
    brandLinkDeep: "#144472",
    brandWarmDeep: null,
  });
  expect(brandProblems(withShades(navy))).toEqual([]);
});

test("darkens a pale color only as much as necessary", () => {
  const { brandLink } = readableBrand({ brandLink: "#7fd4c1" });
  expect(brandLink).toBe("#457268");
  expect(brandProblems(withShades({ brandLink: "#47776c" }))).not.toEqual([]);
});

test("the result is readable for every chosen color", () => {
  fc.assert(
    fc.property(anyColor, anyColor, anyColor, anyColor, (brandMain, brandLink, brandWarm, brandSignal) => {
      const readable = readableBrand({ brandMain, brandLink, brandWarm, brandSignal });
      expect(brandProblems(readable)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
