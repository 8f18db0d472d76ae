import { expect, test } from "vitest";
import { preferredEncoding } from "./preferred-encoding";

test.each([
  [undefined, undefined],
  ["", undefined],
  ["identity", undefined],
  ["gzip, deflate, br", "br"],
  ["gzip,deflate", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["gzip;q=0", undefined],
  ["vbr, brx", undefined],
  ["BR", "br"],
])("%j accepts %s", (header, expected) => {
  expect(preferredEncoding(header)).toBe(expected);
});
