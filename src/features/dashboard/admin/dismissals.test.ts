import { expect, test } from "vitest";
import { undismissed, withDismissed } from "./dismissals";

const DAY = 24 * 3_600_000;

test("hides a dismissed item, and shows others", () => {
  const dismissed = withDismissed([], "draft:1", 5);
  expect(dismissed).toEqual([{ key: "draft:1", at: 5 }]);
  expect(undismissed([{ key: "draft:1" }, { key: "draft:2" }], dismissed)).toEqual([{ key: "draft:2" }]);
});

test("dismissing again renews it; after ninety days it is forgotten", () => {
  const first = withDismissed(withDismissed([], "a", 0), "b", 60 * DAY);
  expect(withDismissed(first, "b", 61 * DAY)).toEqual([
    { key: "a", at: 0 },
    { key: "b", at: 61 * DAY },
  ]);
  expect(withDismissed(first, "c", 91 * DAY).map(({ key }) => key)).toEqual(["b", "c"]);
});
