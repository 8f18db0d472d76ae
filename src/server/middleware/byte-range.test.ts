import { expect, test } from "vitest";
import { byteRange } from "./byte-range";

test.each([
  ["bytes=0-1", { first: 0, last: 1 }],
  ["bytes=90-", { first: 90, last: 99 }],
  ["bytes=90-400", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-400", { first: 0, last: 99 }],
  ["bytes=100-", "beyond"],
  ["bytes=-0", "beyond"],
  ["bytes=5-2", null],
  ["bytes=0-1,5-6", null],
  ["lines=0-1", null],
  [undefined, null],
])("%s of 100 bytes", (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
