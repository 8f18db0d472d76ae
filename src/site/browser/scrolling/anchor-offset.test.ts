import { expect, test } from "vitest";
import { anchorOffset } from "./anchor-offset";

test.each([
  [{ width: 360, navigation: 62, subNavigation: 0 }, 82],
  [{ width: 767, navigation: 62, subNavigation: 48 }, 130],
  [{ width: 768, navigation: 62, subNavigation: 0 }, 92],
  [{ width: 1366, navigation: 152, subNavigation: 0 }, 182],
  [{ width: 1366, navigation: 152, subNavigation: 56 }, 238],
])("%j stops %d px above the target", (bars, offset) => {
  expect(anchorOffset(bars)).toBe(offset);
});
