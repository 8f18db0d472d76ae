import fc from "fast-check";
import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [4, 10, [1, 2, 3, 4, 5, null, 10]],
  [10, 10, [1, null, 9, 10]],
])("on page %d of %d: %j", (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});

test("contains the first, last, current, and neighboring pages; never a gap for one page; at most nine entries", () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(place, ([page, pages]) => {
      const numbers = pageNumbers(page, pages);
      for (const needed of [1, page - 1, page, page + 1, pages])
        if (needed >= 1 && needed <= pages) expect(numbers).toContain(needed);
      expect(numbers.length).toBeLessThanOrEqual(9);
      numbers.forEach((number, at) => {
        if (number === null)
          expect((numbers[at + 1] as number) - (numbers[at - 1] as number)).toBeGreaterThan(2);
      });
    }),
  );
});
