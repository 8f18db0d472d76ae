import { expect, test } from "vitest";
import { MIDDLE, pointAfterKey, pointAt } from "./focal-point";

test("arrows move the point, with Shift in small steps, and Home resets it", () => {
  expect(pointAfterKey(MIDDLE, "ArrowLeft", false)).toEqual({ x: 45, y: 50 });
  expect(pointAfterKey(MIDDLE, "ArrowDown", true)).toEqual({ x: 50, y: 51 });
  expect(pointAfterKey({ x: 3, y: 9 }, "Home", false)).toEqual(MIDDLE);
  expect(pointAfterKey(MIDDLE, "Tab", false)).toBeNull();
});

test("the point stays on the picture", () => {
  expect(pointAfterKey({ x: 2, y: 98 }, "ArrowLeft", false)).toEqual({ x: 0, y: 98 });
  expect(pointAfterKey({ x: 2, y: 98 }, "ArrowDown", false)).toEqual({ x: 2, y: 100 });
  const box = { left: 100, top: 50, width: 400, height: 200 };
  expect(pointAt(box, { clientX: 200, clientY: 100 })).toEqual({ x: 25, y: 25 });
  expect(pointAt(box, { clientX: 20, clientY: 900 })).toEqual({ x: 0, y: 100 });
});
