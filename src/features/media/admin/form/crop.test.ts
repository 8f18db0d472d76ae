import { expect, test } from "vitest";
import { cropWith, largestCrop, pixelsOf, WHOLE } from "./crop";

const wide = { width: 2000, height: 1000 };

test.each([
  [1, { x: 0.5, y: 0.5 }, { x: 0.25, y: 0, width: 0.5, height: 1 }],
  [1, { x: 0.9, y: 0.5 }, { x: 0.5, y: 0, width: 0.5, height: 1 }],
  [4, { x: 0.5, y: 0.1 }, { x: 0, y: 0, width: 1, height: 0.5 }],
])("the largest crop of the aspect ratio %d around %j", (aspect, around, crop) => {
  expect(largestCrop(aspect, wide, around)).toEqual(crop);
});

test("a typed number stays within the picture", () => {
  const crop = { x: 0.5, y: 0.5, width: 0.25, height: 0.25 };
  expect(cropWith(WHOLE, "x", 0.25, null, wide)).toEqual({ x: 0.25, y: 0, width: 0.75, height: 1 });
  expect(cropWith(crop, "y", 2, null, wide).y).toBe(0.99);
  expect(cropWith(crop, "width", 0.9, null, wide)).toEqual({ ...crop, width: 0.5 });
  expect(cropWith(crop, "height", 0, null, wide).height).toBe(0.01);
});

test("a typed width or height keeps the aspect ratio", () => {
  const square = { x: 0, y: 0, width: 0.25, height: 0.5 };
  expect(cropWith(square, "width", 0.5, 1, wide)).toEqual({ x: 0, y: 0, width: 0.5, height: 1 });
  expect(cropWith(square, "width", 0.9, 1, wide)).toEqual({ x: 0, y: 0, width: 0.5, height: 1 });
  expect(cropWith(square, "x", 0.875, 1, wide)).toEqual({ x: 0.875, y: 0, width: 0.125, height: 0.25 });
  expect(cropWith(square, "height", 0.2, 1, wide)).toEqual({ x: 0, y: 0, width: 0.1, height: 0.2 });
});

test("a crop has a size in pixels", () => {
  expect(pixelsOf(WHOLE, wide)).toEqual(wide);
  expect(pixelsOf({ x: 0, y: 0, width: 0.3333, height: 0.5 }, wide)).toEqual({ width: 667, height: 500 });
});
